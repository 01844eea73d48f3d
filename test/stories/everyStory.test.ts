import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, cutTexts, sidewaysScroll, smallTargets } from './support/checks.ts'
import { type Storybook, startStorybook, stories } from './support/storybook.ts'
import { createStoryPages } from './support/storyPages.ts'

const looks = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
] as const
type Look = (typeof looks)[number]
const size = { width: 480, height: 720 }

/** Pictures of every story are drawn on demand: they take a third of the time, and nothing is asserted on them. */
const draws = process.env.STORY_PICTURES === '1'

let storybook: Storybook
let pages: ReturnType<typeof createStoryPages>

beforeAll(async () => {
  storybook = await startStorybook()
  pages = createStoryPages(storybook, await storybook.context())
})
afterAll(() => storybook.close())

/** Waits until the page is drawn in its new size, so that no picture of it is torn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** What is wrong with what a page shows; empty when nothing is. */
async function problems(page: Page, id: string, look: Look): Promise<readonly string[]> {
  const picture = `test/screenshots/stories/${id}.${look.theme}.${look.direction}`
  const draw = async (options: { path: string; fullPage?: boolean }) => {
    if (!draws) return
    await drawn(page)
    await page.screenshot(options)
  }
  await page.setViewportSize(size)
  const found = [...(await axeViolations(page)), ...(await smallTargets(page))]
  await draw({ path: `${picture}.png`, fullPage: true })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const excess = await sidewaysScroll(page)
    if (excess > 0) found.push(`${excess} px too wide at ${width} px`)
    found.push(...(await cutTexts(page)).map((text) => `cut at ${width} px: ${text}`))
    if (width === 390 && look === looks[0]) await draw({ path: `${picture}.390.png` })
  }
  return found.map((problem) => `${look.theme} ${look.direction}: ${problem}`)
}

test('there is a story for every view', () => {
  expect(stories.length).toBeGreaterThan(90)
})

describe.concurrent('light, dark and right to left: no error, no request, no axe violation, nothing small or cut', () => {
  test.for(stories.map((story) => [`${story.title} / ${story.name}`, story] as const))(
    '%s',
    async ([, story], { expect }) => {
      const { found, complaints } = await pages.show(story.id, async (page) => {
        const all: string[] = []
        for (const look of looks) {
          if (look !== looks[0]) await storybook.set(page, look)
          all.push(...(await problems(page, story.id, look)))
        }
        await page.setViewportSize(size)
        await storybook.set(page, looks[0])
        return all
      })
      expect([...found, ...complaints]).toEqual([])
    },
  )
})
