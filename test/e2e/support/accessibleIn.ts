import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

type View = {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

const wide = { width: 1200, height: 820 }
const narrow = { width: 390, height: 844 }

/** Each size and each colour scheme once. */
export const someViews: readonly View[] = [
  { ...wide, colorScheme: 'light' },
  { ...narrow, colorScheme: 'dark' },
]

/** Each size in each colour scheme. */
export const everyView: readonly View[] = [
  ...someViews,
  { ...wide, colorScheme: 'dark' },
  { ...narrow, colorScheme: 'light' },
]

/** Looks at a screen in these views, in place. */
export async function expectAccessible(page: Page, views: readonly View[]): Promise<void> {
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
