import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { mockupNames } from './mockups/names.ts'
import { mockups } from './mockups/table.ts'

/** The id of every story, as the Storybook makes it of a title and a name. */
function storyIds(): ReadonlySet<string> {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  const ids = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join('stories', file), 'utf8')
      const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? ''
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
      return names.map((name) => toId(title, storyNameFromExport(name)))
    })
  return new Set(ids)
}

test('every mockup of the design has one row, and no row is of another', () => {
  expect(mockups.map(({ name }) => name).sort()).toEqual([...mockupNames].sort())
  expect(new Set(mockupNames).size).toBe(mockupNames.length)
})

test('every row shows something of ours beside its mockup', () => {
  const empty = mockups.filter(
    ({ stories = [], pages = [], files = [] }) =>
      stories.length + pages.length + files.length === 0,
  )
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('every story and every file that a row names is there', () => {
  const ids = storyIds()
  expect(ids.size).toBeGreaterThan(300)
  const named = mockups.flatMap(({ stories = [] }) => stories)
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  const files = mockups.flatMap((mockup) => mockup.files ?? [])
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

test('every reason is a sentence', () => {
  const reasons = mockups.flatMap(({ differs }) => (differs === 'nothing' ? [] : differs))
  expect(reasons.filter((why) => !/^[A-Z“].*\.$/.test(why))).toEqual([])
})
