import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const manifest: { readonly exports: Record<string, unknown> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const folders = readdirSync('src')
  .filter((folder) => existsSync(`src/${folder}/index.ts`))
  .sort()

/** The sources of the package's entries; lazy, so that each is loaded by its own test. */
const entries = import.meta.glob<Record<string, unknown>>(['../src/index.ts', '../src/*/index.ts'])

test('exports one subpath per folder with an index, the languages, the styles and the manifest', () => {
  const code = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })
  expect(manifest.exports).toEqual({
    '.': code('index'),
    ...Object.fromEntries(folders.map((folder) => [`./${folder}`, code(`${folder}/index`)])),
    './devtools': {
      types: './dist/devtools/index.d.ts',
      // whoever does not ask for it gets nothing
      development: './dist/devtools/index.js',
      default: './dist/devtools/production.js',
    },
    './locales/*': code('locales/*'),
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  })
})

test('names the types first, so that every resolver finds them', () => {
  for (const target of Object.values(manifest.exports)) {
    if (typeof target === 'object' && target !== null) {
      expect(Object.keys(target)[0]).toBe('types')
    }
  }
})

describe('the names of', () => {
  for (const [path, load] of Object.entries(entries)) {
    const subpath = path.replace('../src', 'latchkit').replace(/\/index\.ts$/, '')
    // a whole subpath is read and translated
    test(subpath, { timeout: 60_000 }, async () => {
      expect(Object.keys(await load()).sort()).toMatchSnapshot()
    })
  }
})
