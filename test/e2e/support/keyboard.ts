import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** More stops than any page of the tests has. */
const MOST_STOPS = 90

/** Somebody without a pointer. */
export type Keyboard = ReturnType<typeof keyboardOf>

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((it) => it === document.activeElement))

/** What has the focus, as a person would name it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: it } = document
    const name = it?.getAttribute('aria-label') ?? it?.textContent?.trim().slice(0, 40)
    return it === null || it === document.body ? 'nothing' : `${it.localName} "${name}"`
  })

/** Hands on a keyboard, on this page. */
export function keyboardOf(page: Page) {
  const { keyboard } = page

  /** Goes there by Tab, and fails where Tab does not come. */
  async function goTo(target: Locator): Promise<void> {
    await target.first().waitFor()
    const stops: string[] = []
    while (!(await isFocused(target))) {
      stops.push(await focused(page))
      if (stops.length > MOST_STOPS)
        throw new Error(`Tab does not come to ${target}, but to ${[...new Set(stops)].join(', ')}`)
      await keyboard.press('Tab')
    }
  }

  return {
    page,
    goTo,
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    /** Goes there and presses it. */
    async use(target: Locator): Promise<void> {
      await goTo(target)
      await keyboard.press('Enter')
    },
    /** Waits until the focus has come there by itself. */
    isAt: (target: Locator) =>
      expect
        .poll(async () => (await isFocused(target)) || focused(page), { timeout: 10_000 })
        .toBe(true),
  }
}

/**
 * Watches a page that is not loaded yet: whether the focus is nowhere while a dialog is open. What is gone in the frame in
 * which it came is no loss, nor are two of those one after the other: nobody can press a key in between.
 *
 * @returns where it was lost, by the title of what was on the screen.
 */
export async function watchFocus(page: Page): Promise<string[]> {
  const lost: string[] = []
  await page.exposeFunction('lostFocus', (where: string) => lost.push(where))
  await page.addInitScript(() => {
    let frames = 0
    const look = () => {
      const open = [...document.querySelectorAll('dialog[open]')].at(-1)
      const { activeElement: it } = document
      frames = open && (it === null || it === document.body) ? frames + 1 : 0
      if (open && frames === 2) {
        const title = open.querySelector('[data-lk-title], h2')?.textContent
        const tab = open.querySelector('[role="tab"][aria-selected="true"]')?.textContent
        const tell: (where: string) => void = Reflect.get(window, 'lostFocus')
        tell(tab ? `${title}, ${tab}` : `${title}`)
      }
      requestAnimationFrame(look)
    }
    addEventListener('focusin', () => {
      frames = 0
    })
    requestAnimationFrame(look)
  })
  return lost
}
