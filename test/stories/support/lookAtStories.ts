import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { axeViolations, cutTexts, sidewaysScroll, smallTargets } from './checks.ts'
import { type Storybook, startStorybook, stories } from './storybook.ts'
import { createStoryPages } from './storyPages.ts'

type Look = { readonly theme: 'light' | 'dark'; readonly direction: 'ltr' | 'rtl' }

const plain: Look = { theme: 'light', direction: 'ltr' }
const size = { width: 480, height: 720 }

/** Pictures of every story are drawn on demand: they take a third of the time, and nothing is asserted on them. */
const draws = process.env.STORY_PICTURES === '1'

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
    if (width === 390 && look === plain) await draw({ path: `${picture}.390.png` })
  }
  return found.map((problem) => `${look.theme} ${look.direction}: ${problem}`)
}

/** Looks at every story as it is, and then in each of these ways. */
export function lookAtStories(name: string, further: readonly Look[]): void {
  let storybook: Storybook
  let pages: ReturnType<typeof createStoryPages>

  beforeAll(async () => {
    storybook = await startStorybook()
    pages = createStoryPages(storybook, await storybook.context())
  })
  afterAll(() => storybook.close())

  describe.concurrent(`${name}: no error, no request, no axe violation, nothing small or cut`, () => {
    test.for(stories.map((story) => [`${story.title} / ${story.name}`, story] as const))(
      '%s',
      async ([, story], { expect }) => {
        const { found, complaints } = await pages.show(story.id, async (page) => {
          const all = [...(await problems(page, story.id, plain))]
          for (const look of further) {
            await storybook.set(page, look)
            all.push(...(await problems(page, story.id, look)))
          }
          await page.setViewportSize(size)
          await storybook.set(page, plain)
          return all
        })
        expect([...found, ...complaints]).toEqual([])
      },
    )
  })
}
