import type { BrowserContext, Page, Request } from 'playwright'
import { expect } from 'vitest'

/** Requests to the service by the last part of their address, for all pages of a context. */
export function countRequests(context: BrowserContext, name: string): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${name}`)) count++
  })
  return () => count
}

/** The public key of the session, as the page shows it. */
export const publicKey = (page: Page) => page.getByTestId('public-key').innerText()

/**
 * Holds the database of the session, so that nothing else is read from it or written to it.
 *
 * @returns lets go of it.
 */
export async function holdKeyStore(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const [kept] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('latchkit:'))
    const opened = indexedDB.open(kept?.name ?? '')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const objects = opened.result.transaction('keys', 'readwrite').objectStore('keys')
    let isHeld = true
    const goOn = () => {
      if (isHeld) objects.count().onsuccess = goOn
    }
    goOn()
    addEventListener('latchkit-test-let-go', () => (isHeld = false))
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('latchkit-test-let-go')))
}

/** A sign that somebody is there. */
export const use = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerdown')))

/** Waits until all pages show one key that is not this one. */
export async function agreeOnNewKey(pages: readonly Page[], oldKey: string): Promise<string> {
  const [first, ...others] = pages
  if (!first) throw new Error('no pages')
  await expect.poll(() => publicKey(first), { timeout: 60_000 }).not.toBe(oldKey)
  const key = await publicKey(first)
  for (const page of others) await expect.poll(() => publicKey(page), { timeout: 60_000 }).toBe(key)
  return key
}

/** Waits until a page has asked all that it asks, so that no answer comes between two times. */
export const settled = (page: Page) =>
  page
    .getByRole('term')
    .filter({ hasText: /^Email$/ })
    .waitFor({ timeout: 60_000 })

/** More pages of the same person. */
export async function openMore(page: Page, count: number): Promise<readonly Page[]> {
  const pages: Page[] = []
  while (pages.length < count) {
    const more = await page.context().newPage()
    await more.goto(page.url(), { waitUntil: 'commit', timeout: 60_000 })
    await settled(more)
    pages.push(more)
  }
  return pages
}

/** Time at the service and in the pages of one person: it runs on, and can be moved in both at once. */
export function createTime() {
  let lateMs = 0
  const nowMs = () => Date.now() + lateMs
  const underWay = new Set<Request>()
  return {
    nowMs,
    /** Before the page is opened. */
    start(page: Page) {
      const context = page.context()
      context.on('request', (request) => underWay.add(request))
      context.on('requestfinished', (request) => underWay.delete(request))
      context.on('requestfailed', (request) => underWay.delete(request))
      context.on('close', () => underWay.clear())
      return page.clock.install({ time: nowMs() })
    },
    async pass(page: Page, minutes: number, seconds = 0): Promise<void> {
      const ms = (minutes * 60 + seconds) * 1000
      // an answer from the new time would reach a page that is still in the old one
      await expect.poll(() => underWay.size, { timeout: 30_000 }).toBe(0)
      lateMs += ms
      await page.clock.fastForward(ms)
    },
    /** Time that passes at the service alone. */
    passThere(ms: number): void {
      lateMs += ms
    },
  }
}
