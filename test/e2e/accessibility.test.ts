import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { logInButton } from './support/person.ts'
import { screens } from './support/screens.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

const stage = setStage({ pages: servePublishedPages })

const views = [
  { width: 1200, height: 820, colorScheme: 'light' },
  { width: 1200, height: 820, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

/** Looks at a screen in every view, in place. */
async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, ...size } of views) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    // A colour on its way from light to dark is no colour of the design.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map((transition) => transition.finished.catch(() => undefined)),
      ),
    )
    // all frames are of one origin, and need no page of their own to be looked at
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ size, colorScheme, found, isCut: scrollWidth > size.width }).toEqual({
      size,
      colorScheme,
      found: [],
      isCut: false,
    })
  }
}

test.each(screens)('axe finds nothing, light and dark, wide and narrow: $name', async (screen) => {
  const page = await stage.open({ tolerated: screen.tolerated ?? [] })
  await screen.reach(stage, page)
  await expectAccessible(page)
})

test('axe finds nothing in the playground, its preview included', async () => {
  const page = await stage.open({ path: '/' })
  await logInButton(page.frameLocator('iframe')).waitFor()
  await expectAccessible(page)
})
