import { expect, test } from 'vitest'
import { lookAtStories } from './support/lookAtStories.ts'
import { stories } from './support/storybook.ts'

test('there is a story for every view', () => {
  expect(stories.length).toBeGreaterThan(90)
})

// dark is another set of colours, right to left another layout, longer words another size: all at once. Apart in
// test/long/everyStory.test.ts
lookAtStories('light, and dark from right to left in longer words', [
  { theme: 'dark', direction: 'rtl', locale: 'pseudo' },
])
