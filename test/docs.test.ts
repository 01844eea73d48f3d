import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

const wireFolders = ['proxy', 'submit', 'query']

const indexes = ['src', ...readdirSync('src').map((folder) => `src/${folder}`)]
  .map((folder) => `${folder}/index.ts`)
  .filter((path) => existsSync(path))

test('every operation of the wire names its heading in the specification', () => {
  const silent = wireFolders
    .flatMap((folder) =>
      readdirSync(`src/wire/${folder}`).map((name) => `src/wire/${folder}/${name}`),
    )
    .filter((path) => !path.includes('.test.'))
    .filter((path) => !/\bSpec: \S/.test(readFileSync(path, 'utf8')))
  expect(silent).toEqual([])
})

test('every export of an index has a doc block', () => {
  const bare = indexes.flatMap((index) =>
    exportsOf(index)
      .filter(({ name, file }) => !isDocumented(name, file))
      .map(({ name, file }) => `${name} in ${file}`),
  )
  expect([...new Set(bare)].sort()).toEqual([])
})

test('every error is explained where its docsPath points', () => {
  const readme = readFileSync('README.md', 'utf8')
  const codes = readdirSync('src/errors').flatMap((name) => [
    ...readFileSync(`src/errors/${name}`, 'utf8').matchAll(/readonly code = '([A-Z_]+)'/g),
  ])
  const anchors = codes.map(([, code = '']) => code.toLowerCase().replaceAll('_', '-'))
  expect(anchors.length).toBeGreaterThan(0)
  expect(anchors.filter((anchor) => !readme.includes(`<a id="${anchor}"></a>`))).toEqual([])
})

/** The names that an index exports, each with the file that makes it. */
function exportsOf(index: string): { readonly name: string; readonly file: string }[] {
  const statements = readFileSync(index, 'utf8').matchAll(
    /export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g,
  )
  return [...statements].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s+.*$/, ''),
      )
      .filter(Boolean)
      .map((name) => ({ name, file: join(dirname(index), from) })),
  )
}

/** True when a doc block stands right before the declaration. */
function isDocumented(name: string, file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const declared = new RegExp(
    `\\*/\\s*export\\s+(?:declare\\s+|abstract\\s+|async\\s+)*(?:const|function|class|type|interface)\\s+${name}\\b`,
  )
  return declared.test(text)
}
