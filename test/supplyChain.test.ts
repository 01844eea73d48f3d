import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installedPackages } from './size/countPackages.ts'
import { printCount } from './support/printCount.ts'

type Locked = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
type Table = Readonly<Record<string, string>>

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const manifest: {
  readonly dependencies: Table
  readonly devDependencies: Table
  readonly allowScripts: Readonly<Record<string, boolean>>
} = read('package.json')
const packages: Readonly<Record<string, Locked>> = read('package-lock.json').packages

const locked = Object.entries(packages).filter(([path]) => path !== '')
/** The one package of the repository itself: contracts for tests. */
const OWN = 'test/support/chain'

test('T47 names every dependency by one version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const loose = named.filter(
    ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version) && version !== `file:${OWN}`,
  )
  printCount('T47 dependencies of one version', named.length - loose.length, named.length)
  expect(loose).toEqual([])
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(6)
})

test('T47 locks every package by its hash, from the registry alone', () => {
  const foreign = locked.filter(([path, { resolved, integrity, link }]) => {
    if (path === OWN || (link && resolved === OWN)) return false
    const isOfRegistry =
      resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
    return !isOfRegistry || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
  })
  printCount(
    'T47 packages by hash from the registry',
    locked.length - foreign.length,
    locked.length,
  )
  expect(foreign).toEqual([])
})

test('T47 installs nothing with the kit that runs a script, and little', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
  // tools of this repository: one brings a program for the machine, the other needs no script
  expect(names.sort()).toEqual(['esbuild', 'node'])
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(names)
  const installed = installedPackages()
  const silent = installed.filter((name) => !names.includes(name))
  printCount('T47 packages of an app without a script', silent.length, installed.length)
  expect(silent).toEqual(installed)
  expect(installed).toMatchSnapshot()
})

test('T47 packs what was built, the manifest and what is to be read, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    cpSync(path, join(folder, path))
  const built = ['dist/index.js', 'dist/index.d.ts', 'dist/styles.css', 'dist/node/cli.js']
  const others = [
    ...['.env', '.npmrc', '.latchkit/kek', '.latchkit/latchkit.sqlite', 'latchkit.sqlite-wal'],
    ...['dist/ui/styles-entry.js', 'src/index.ts', 'test/index.test.ts', 'playground/start.ts'],
    ...['.git/config', '.storybook/main.ts', 'core.1234', 'npm-debug.log', 'package-lock.json'],
  ]
  for (const path of [...built, ...others]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [packed] = [JSON.parse(said)].flat()
  const { files } = Object('files' in packed ? packed : Object.values(packed)[0])
  const paths: string[] = files.map(({ path }: { path: string }) => path)
  expect(paths.sort()).toEqual(['LICENSE', 'README.md', ...built, 'package.json'].sort())
}, 60_000)
