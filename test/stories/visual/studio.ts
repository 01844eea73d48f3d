import type { BrowserContext, Page } from 'playwright'
import { type Storybook, startStorybook, stories } from '../support/storybook.ts'
import { createStoryPages } from '../support/storyPages.ts'
import { addFonts } from './fonts.ts'
import { type Picture, packed } from './pictures.ts'

/** They are live: their codes, ids and addresses are others each time. */
const LIVE = /^((Flows|Recipes)\/|Levels\/Login$)/

/** What it shows goes by itself after two seconds. */
const PASSING = new Set(['primitives-small-controls--copied'])

/** The stories that look the same each time. */
export const still = stories.filter(({ title, id }) => !LIVE.test(title) && !PASSING.has(id))

/** Takes pictures of stories; close it in the end. */
export type Studio = {
  picture(id: string): Promise<Picture>
  /** A page to look at pictures on. */
  readonly table: Page
  close(): Promise<void>
}

/** A browser in which nothing moves, the time stands still, and the fonts are ours. */
export async function openStudio(): Promise<Studio> {
  const storybook: Storybook = await startStorybook()
  const context: BrowserContext = await storybook.context({
    viewport: { width: 480, height: 720 },
    // half of the size: a quarter of the room, and less of how a machine draws letters
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  context.setDefaultTimeout(120_000)
  await addFonts(context)
  const pages = createStoryPages(storybook, context)
  const table = await (await storybook.context()).newPage()
  return {
    table,
    async picture(id) {
      const { found } = await pages.show(id, async (page) => {
        await page.evaluate(FONTS_LOADED)
        // a spinner comes when something takes long, and a code to scan when what draws it is loaded
        await page.waitForFunction(
          () =>
            !document.querySelector(
              '.lk-button[aria-busy="true"]:not(.lk-login-button, :has(.lk-spinner)), .lk-qr[data-state="idle"]:empty',
            ),
        )
        return page.screenshot({ fullPage: true, animations: 'disabled' })
      })
      return packed(table, found)
    },
    close: () => storybook.close(),
  }
}

// As text, because it runs in the page.
const FONTS_LOADED = `Promise.all([...document.fonts].map((face) => face.load()))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => undefined)`
