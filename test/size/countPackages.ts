import { readFileSync } from 'node:fs'

type Locked = {
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** Where a package finds another one: beside itself, else one `node_modules` further up. */
function resolveFrom(path: string, name: string): string | null {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (here in lock.packages) return here
  if (path === '') return null
  const up = path.lastIndexOf('/node_modules/')
  return resolveFrom(up < 0 ? '' : path.slice(0, up), name)
}

function needs(path: string, locked: Locked): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => path !== '' && !locked.peerDependenciesMeta?.[name]?.optional,
  )
  const names = [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers,
  ]
  return names.flatMap((name) => resolveFrom(path, name) ?? [])
}

/** The packages that an app gets with the kit; the kit's own peers and what they need are the app's. */
export function installedPackages(): string[] {
  const root = lock.packages[''] ?? {}
  const own = Object.keys(root.peerDependencies ?? {}).map((name) => `node_modules/${name}`)
  const found = new Set<string>()
  const waiting = needs('', root)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || own.includes(path)) continue
    found.add(path)
    waiting.push(...needs(path, lock.packages[path] ?? {}))
  }
  return [...found].map((path) => path.replace(/^.*node_modules\//, '')).sort()
}
