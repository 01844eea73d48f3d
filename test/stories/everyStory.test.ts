import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookAtStories } from './support/lookAtStories.ts'

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => name.test(path))

test('there is a story for every view', () => {
  const told = filesOf('stories', /\.tsx$/).map((path) => readFileSync(`stories/${path}`, 'utf8'))
  const views = filesOf('src/ui', /View\.tsx$/)
  expect(views.length).toBeGreaterThan(30)
  expect(views.filter((path) => !told.some((text) => text.includes(`/src/ui/${path}'`)))).toEqual(
    [],
  )
})

// dark is another set of colours, right to left another layout, longer words another size: all at once. Apart in
// test/long/everyStory.test.ts
lookAtStories('light, and dark from right to left in longer words', [
  { theme: 'dark', direction: 'rtl', locale: 'pseudo' },
])
