import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { axeViolations, cutTexts, sidewaysScroll, smallTargets } from './checks.ts'
import { unseenInForcedColours } from './forcedColours.ts'
import { unspokenLabels } from './labels.ts'
import { type Storybook, startStorybook, stories } from './storybook.ts'
import { createStoryPages } from './storyPages.ts'
import { missedTargets } from './targets.ts'

type Look = {
  readonly theme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  /** `pseudo` is longer than any language, and in brackets that show what is cut off. @default 'en' */
  readonly locale?: string
}

const plain: Look = { theme: 'light', direction: 'ltr', locale: 'en' }
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
  const name = [look.theme, look.direction, look.locale ?? 'en'].join('.')
  const picture = `test/screenshots/stories/${id}.${name}`
  const draw = async (options: { path: string; fullPage?: boolean }) => {
    if (!draws) return
    await drawn(page)
    await page.screenshot(options)
  }
  await page.setViewportSize(size)
  const found = [
    ...(await axeViolations(page, look.locale)),
    ...(await smallTargets(page)),
    ...(await missedTargets(page, 24)),
    ...(await unspokenLabels(page, look.locale)),
  ]
  await draw({ path: `${picture}.png`, fullPage: true })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const excess = await sidewaysScroll(page)
    if (excess > 0) found.push(`${excess} px too wide at ${width} px`)
    found.push(...(await cutTexts(page)).map((text) => `cut at ${width} px: ${text}`))
    if (width === 390 && look === plain) await draw({ path: `${picture}.390.png` })
  }
  if (look === plain) found.push(...(await inLargeText(page)), ...(await inForcedColours(page)))
  return found.map((problem) => `${name}: ${problem}`)
}

/** The browser's letters at twice their size, in a window of 320 px. WCAG 2.2, 1.4.4. */
async function inLargeText(page: Page): Promise<readonly string[]> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await setSize('200%')
  const excess = await sidewaysScroll(page)
  const cut = await cutTexts(page)
  await setSize('')
  return [
    ...(excess > 0 ? [`${excess} px too wide in letters of 200 %`] : []),
    ...cut.map((text) => `cut in letters of 200 %: ${text}`),
  ]
}

async function inForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await unseenInForcedColours(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return unseen.map((what) => `in forced colours, ${what}`)
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
            await storybook.set(page, { ...plain, ...look })
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
