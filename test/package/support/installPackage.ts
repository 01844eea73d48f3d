import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Table = Readonly<Record<string, string>>
type Locked = {
  readonly version?: string
  readonly dependencies?: Table
  readonly optionalDependencies?: Table
  readonly peerDependencies?: Table
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
type Manifest = Locked & { readonly version: string }

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** What an app has beside the package and its peers: the types of React and Node, and the development identity provider. */
const TOOLS = ['@types/node', '@types/react', '@types/react-dom', 'oidc-provider']

/**
 * Installs the packed package and its peers in an empty folder with `npm ci`, in the versions that the lockfile of the
 * repository names. npm takes from its cache what is there.
 */
export async function installPackage(tarball: string, app: string): Promise<void> {
  const manifest: Manifest = read('package.json')
  const locked: Readonly<Record<string, Locked>> = read('package-lock.json').packages
  const beside = [...Object.keys(manifest.peerDependencies ?? {}), ...TOOLS]
  const versions = beside.map((name) => [name, locked[`node_modules/${name}`]?.version])
  const root = {
    name: 'an-app',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(versions),
      latchkit: `file:../${basename(tarball)}`,
    },
  }
  const packages = {
    '': root,
    ...Object.fromEntries(
      closure(locked, [...beside, ...Object.keys(manifest.dependencies ?? {})]),
    ),
    'node_modules/latchkit': entryOf(manifest, tarball),
  }
  mkdirSync(app, { recursive: true })
  const write = (name: string, value: unknown) =>
    writeFileSync(join(app, name), JSON.stringify(value, null, 2))
  write('package.json', root)
  write('package-lock.json', { name: root.name, lockfileVersion: 3, requires: true, packages })
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['ci', '--include=dev', ...quiet], { cwd: app })
}

/** The entry of the package itself, as npm writes it for a tarball. */
function entryOf(manifest: Manifest & { readonly bin?: Table }, tarball: string) {
  const { version, bin, dependencies, peerDependencies, peerDependenciesMeta } = manifest
  const resolved = `file:../${basename(tarball)}`
  return { version, resolved, bin, dependencies, peerDependencies, peerDependenciesMeta }
}

/** The entries of a lockfile that some packages need, themselves included. */
function closure(
  locked: Readonly<Record<string, Locked>>,
  names: readonly string[],
): Map<string, object> {
  const found = new Map<string, object>()
  const add = (name: string, from: string) => {
    const path = placeOf(locked, name, from)
    const entry = path === null ? undefined : locked[path]
    if (path === null || entry === undefined || found.has(path)) return
    const { dev: _, devOptional: __, optional: ___, peer: ____, ...rest } = Object(entry)
    found.set(path, rest)
    for (const next of neededBy(entry)) add(next, path)
  }
  for (const name of names) add(name, '')
  return found
}

function neededBy(entry: Locked): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {})
  const required = peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...required]
}

/** Where Node finds a package from another: beside it, or further up. */
function placeOf(
  locked: Readonly<Record<string, Locked>>,
  name: string,
  from: string,
): string | null {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))
  ) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (path in locked) return path
    if (place === '') return null
  }
}
