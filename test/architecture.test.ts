import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from './support/sourceTree.ts'

/** What each layer may import: the floors below it, never a neighbour that is not named. */
const layers: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  errors: [],
  wire: ['lib'],
  crypto: ['lib', 'errors', 'wire'],
  core: ['lib', 'errors', 'wire', 'crypto'],
  service: ['lib', 'errors', 'wire', 'crypto'],
  react: ['lib', 'errors', 'core'],
  eip1193: ['lib', 'errors', 'core'],
  viem: ['lib', 'errors', 'core'],
  // its connector is the provider, in the shape that wagmi wants
  wagmi: ['lib', 'errors', 'core', 'eip1193'],
  solana: ['lib', 'errors', 'core'],
  ui: ['lib', 'errors', 'core', 'react'],
  // English is there already: what a translation leaves out falls back to it
  locales: ['react', 'ui'],
  devtools: ['lib', 'errors', 'core', 'react', 'ui'],
  node: ['lib', 'errors', 'wire', 'crypto', 'service'],
  vite: ['lib', 'errors', 'wire', 'crypto', 'service', 'node'],
  testing: ['lib', 'errors', 'wire', 'crypto', 'core', 'service', 'react', 'ui', 'node'],
}

/** Inside `core`: a row may import itself and the rows above it. */
const coreOrder = [
  ['http', 'store', 'storage', 'keys', 'config', 'oauth', 'session', 'phone'],
  ['actions'],
  ['login', 'wallet', 'account', 'linking'],
  ['createLatchkit.ts'],
]

const topLevel = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'package-lock.json',
  'package.json',
  'playground',
  'src',
  'stories',
  'test',
  'tsconfig.json',
  'vite.config.ts',
]

const src = sourceFiles('src')
const source = src.filter((file) => !file.isTest)
const everywhere = [
  ...src,
  ...['stories', 'playground', 'test']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => sourceFiles(folder)),
]

/** The first-level folder of a file of `src`; empty for `src/index.ts`. */
const layerOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? ''

/** Each pair of files, importer first, that a rule refuses. */
function refused(rule: (from: string, to: string) => boolean): string[] {
  return source.flatMap((file) =>
    file.files.filter((to) => rule(file.path, to)).map((to) => `${file.path} → ${to}`),
  )
}

test('imports only the layers below', () => {
  const outside = refused((from, to) => {
    const layer = layerOf(from)
    if (layer === '') return false
    return layer !== layerOf(to) && !layers[layer]?.includes(layerOf(to))
  })
  expect(outside).toEqual([])
})

test('knows every layer', () => {
  const folders = new Set(source.map((file) => layerOf(file.path)).filter(Boolean))
  expect([...folders].filter((folder) => !(folder in layers))).toEqual([])
})

test('the README draws every layer, above those that it imports', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, drawing = ''] = /^## How it is built\n+```\n([^`]*)```$/m.exec(readme) ?? []
  const floors = new Map(
    drawing.split('\n').flatMap((line) => {
      const [, floor, ...names] = line.split(/\s+/)
      return names.map((name) => [name, Number(floor)] as const)
    }),
  )
  expect(
    Object.keys(layers).filter((layer) => existsSync(`src/${layer}`) && !floors.has(layer)),
  ).toEqual([])
  const upward = refused((from, to) => {
    const [layer, other] = [layerOf(from), layerOf(to)]
    if (layer === '' || layer === other) return false
    return Number(floors.get(layer)) <= Number(floors.get(other))
  })
  expect(upward).toEqual([])
})

test('imports no index from inside src', () => {
  expect(refused((_from, to) => /(^|\/)index\.tsx?$/.test(to))).toEqual([])
})

test('has no import cycle', () => {
  expect(cycles(source)).toEqual([])
})

test('keeps the order inside core', () => {
  const row = (path: string) => {
    const part = /^src\/core\/([^/]+)/.exec(path)?.[1] ?? ''
    return coreOrder.findIndex((parts) => parts.includes(part))
  }
  const upward = refused((from, to) => row(from) >= 0 && row(to) > row(from))
  expect(upward).toEqual([])
})

test('keeps the auth proxy and the activity API apart', () => {
  const crossing = refused((from, to) => {
    const proxy = 'src/service/auth-proxy/'
    const api = 'src/service/activity-api/'
    return (
      (from.startsWith(proxy) && to.startsWith(api)) ||
      (from.startsWith(api) && to.startsWith(proxy))
    )
  })
  expect(crossing).toEqual([])
})

test('uses node modules only in node, vite and testing', () => {
  expect(usersOf(/^node:/, ['node', 'vite', 'testing'])).toEqual([])
})

test('uses globals that browsers lack only in node, vite and testing, or where they are not there', () => {
  const users = source
    .filter(({ path }) => !['node', 'vite', 'testing'].includes(layerOf(path)))
    .filter(({ path }) => !path.includes('.test.'))
    .filter(({ path }) =>
      /\b(setImmediate|clearImmediate|Buffer)\b/.test(readFileSync(path, 'utf8')),
    )
  // falls back to a timer
  expect(users.map(({ path }) => path)).toEqual(['src/service/takeTurn.ts'])
})

test('uses react only in react, ui, devtools and testing', () => {
  expect(usersOf(/^react(-dom)?(\/|$)/, ['react', 'ui', 'devtools', 'testing'])).toEqual([])
})

test('needs no package in lib and errors', () => {
  const users = source.filter((file) => ['lib', 'errors'].includes(layerOf(file.path)))
  expect(users.flatMap((file) => file.packages)).toEqual([])
})

test('has no file over 300 lines', () => {
  const long = everywhere.filter((file) => file.lineCount > 300)
  expect(long.map((file) => `${file.path}: ${file.lineCount}`)).toEqual([])
})

test('has a median of less than 100 lines', () => {
  const counts = source.map((file) => file.lineCount).sort((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(100)
})

test('has exactly the listed files and folders at the top', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const top = new Set(
    tracked
      .trim()
      .split('\n')
      .map((path) => path.split('/')[0] ?? ''),
  )
  expect([...top].filter((name) => !name.startsWith('.')).sort()).toEqual([...topLevel].sort())
})

/** Files that import a package although their layer may not. `src/index.ts` counts as no layer. */
function usersOf(name: RegExp, allowed: readonly string[]): string[] {
  return source
    .filter((file) => !allowed.includes(layerOf(file.path)))
    .filter((file) => file.packages.some((id) => name.test(id)))
    .map((file) => file.path)
}

/** Every cycle that a walk along the imports closes, as the files on it. */
function cycles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, file.files]))
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) found.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const next of importsOf.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const file of files) walk(file.path, [])
  return found
}
