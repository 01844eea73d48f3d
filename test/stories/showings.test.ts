import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Storybook, startStorybook } from './support/storybook.ts'

let storybook: Storybook
beforeAll(async () => {
  storybook = await startStorybook()
})
afterAll(() => storybook.close())

test('a toolbar ends nothing that somebody has begun in a live story', async () => {
  const { page } = await storybook.open(await storybook.context(), 'levels-login--ready')
  const welcome = page.getByRole('note')
  const before = await welcome.textContent()
  await storybook.set(page, { theme: 'dark' })
  await page.locator('.stage[data-theme="dark"]').waitFor()
  expect(before).toMatch(/^Welcome, /)
  expect(await welcome.textContent()).toBe(before)
})
