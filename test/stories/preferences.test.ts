import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutTexts, sidewaysScroll } from './support/checks.ts'
import { movements, watchMovements } from './support/movements.ts'
import { type Storybook, startStorybook, storiesOf } from './support/storybook.ts'
import { createStoryPages } from './support/storyPages.ts'

let storybook: Storybook
let calm: ReturnType<typeof createStoryPages>

beforeAll(async () => {
  storybook = await startStorybook()
  const context = await storybook.context({ reducedMotion: 'reduce' })
  await watchMovements(context)
  calm = createStoryPages(storybook, context)
})
afterAll(() => storybook.close())

const screens = [...storiesOf('Login/'), ...storiesOf('Primitives/Dialog')]

/** The least that WCAG 1.4.12 asks a page to bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Controls and cards of the kit without a border that can be seen. */
function withoutEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.lk-root :is(.lk-button, .lk-icon-button, .lk-control, .lk-slot, .lk-card)',
      ),
    ].flatMap((control) => {
      const style = getComputedStyle(control)
      const ground = getComputedStyle(document.body).backgroundColor
      const hasEdge =
        style.borderTopStyle === 'solid' &&
        style.borderTopWidth !== '0px' &&
        style.borderTopColor !== ground
      return hasEdge || style.visibility === 'hidden' ? [] : [control.className]
    }),
  )
}

describe.concurrent('a device may ask for less motion, its own colours and wide text', () => {
  test.for(screens.map((story) => [`${story.title} / ${story.name}`, story.id] as const))(
    '%s',
    async ([, id], { expect }) => {
      await calm.show(id, async (page) => {
        expect(await movements(page), 'has moved').toEqual([])

        await page.emulateMedia({ forcedColors: 'active' })
        expect(await withoutEdge(page), 'has no edge in forced colours').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })

        const spacing = await page.addStyleTag({ content: SPACING })
        for (const width of [320, 480]) {
          await page.setViewportSize({ width, height: 720 })
          expect(await cutTexts(page), `is cut at ${width} px`).toEqual([])
          expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        }
        await spacing.evaluate((style: HTMLStyleElement) => style.remove())
      })
    },
  )
})

test('with motion, the same look finds what moves', async () => {
  const context = await storybook.context({ reducedMotion: 'no-preference' })
  await watchMovements(context)
  const verifying = await storybook.open(context, 'login-code--verifying')
  expect(await movements(verifying.page)).toContain('lk-spinner: rotate')
  const dialog = await storybook.open(context, 'primitives-dialog--by-keyboard')
  expect(await movements(dialog.page)).toContain('lk-card lk-dialog: translate')
  await context.close()
})
