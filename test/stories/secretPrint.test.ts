import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { type Storybook, startStorybook, stories } from './support/storybook.ts'
import { createStoryPages } from './support/storyPages.ts'

let storybook: Storybook
let pages: ReturnType<typeof createStoryPages>

beforeAll(async () => {
  storybook = await startStorybook()
  pages = createStoryPages(storybook, await storybook.context())
})
afterAll(() => storybook.close())

/** Where recovery words, private keys and codes are on the screen, shown or typed. */
const ids = [
  'account-exported-secret--shown',
  'account-exported-secret--copied',
  'account-exported-secret--twenty-four-words',
  'account-exported-secret--key-shown',
  'account-exported-secret--solana-key-shown',
  'account-import--unknown-word',
  'account-import--filled',
  'account-import--twenty-four-words',
  'account-import-key--for-solana',
  'account-import-key--an-address',
  'account-export-code--empty',
  'login-code--typing',
  'login-code--wrong',
]

/** A page that prints whatever it holds. */
const HOST = `@media print {
  *, *::before, *::after { display: block !important; visibility: visible !important; opacity: 1 !important; }
  html body #storybook-root main :is(ol, li, input, div, span, form) { display: block !important; position: static !important; }
}`

/** What is secret on a page: the words, the key, the digits. */
function secretsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('.lk-root input')]
    const typed = fields.map(({ value }) => value)
    const shown = [...document.querySelectorAll('.lk-words .lk-word > span:last-child')].map(
      ({ textContent }) => textContent ?? '',
    )
    return [...new Set([...typed, ...shown])].filter((text) => text.length > 2)
  })
}

/** Which of these texts have a place on the page. */
function visible(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((texts) => {
    const holders = [...document.querySelectorAll<HTMLElement>('.lk-root *')].filter(
      (element) => element.getClientRects().length > 0 && !element.closest('.lk-hidden'),
    )
    const own = (element: HTMLElement) => [
      ...(element instanceof HTMLInputElement ? [element.value] : []),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
    ]
    const seen = holders.flatMap(own)
    const digits = [...document.querySelectorAll('.lk-slot')]
      .filter((slot) => slot.getClientRects().length > 0)
      .map(({ textContent }) => textContent)
      .join('')
    return texts.filter((text) => digits === text || seen.some((part) => part.includes(text)))
  }, texts)
}

const counted = { secrets: 0, hidden: 0 }
afterAll(() => printCount('secrets that print nothing', counted.hidden, counted.secrets))

test.each(ids)('%s prints nothing secret, whatever the page prints', async (id) => {
  expect(stories.map((story) => story.id)).toContain(id)
  await pages.show(id, async (page) => {
    const secrets = await secretsOf(page)
    expect(secrets).not.toEqual([])
    expect(await visible(page, secrets)).toEqual(secrets)

    await page.emulateMedia({ media: 'print' })
    const printed = await visible(page, secrets)
    const host = await page.addStyleTag({ content: HOST })
    const forced = await visible(page, secrets)
    counted.secrets += secrets.length
    counted.hidden += secrets.filter((text) => ![...printed, ...forced].includes(text)).length
    expect({ printed, forced }).toEqual({ printed: [], forced: [] })
    // the rest of the screen is printed as ever
    expect(await page.locator('.lk-title').first().isVisible()).toBe(true)
    await host.evaluate((element: HTMLStyleElement) => element.remove())
    await page.emulateMedia({ media: 'screen' })
  })
})
