import { rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { buildPages, serveBuiltPages } from '../e2e/support/builtPages.ts'
import { newestCode } from '../e2e/support/newestCode.ts'
import { logIn, newAddress } from '../e2e/support/person.ts'
import { launchChromium } from '../support/chromium.ts'
import { manyAccounts } from '../support/manyAccounts.ts'
import { startService } from '../support/startService.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 9
const FEW = 10
const MANY = 10_000

/** From the press on the account's button to the last row that comes by itself, in Chromium: with ten accounts, and with ten thousand. */
export async function panelFigures(): Promise<Figure[]> {
  const service = await startService()
  const folder = await buildPages('production')
  const pages = await serveBuiltPages(folder, service.facts)
  const browser = await launchChromium()
  const inbox = { codeFor: (contact: string) => newestCode(service.facts.inboxUrl, contact) }
  const person = async (count: number) => {
    const page = await openPage(browser, count)
    await page.goto(`${pages.url}/preview.html?signup=wallet`)
    await logIn(inbox, page, newAddress())
    return page
  }
  try {
    const [few, many] = [await person(FEW), await person(MANY)]
    // what is loaded once is no part of it
    await openMs(few)
    await openMs(many)
    const times: { readonly few: number; readonly many: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      times.push({ few: await openMs(few), many: await openMs(many) })
    const shown = (values: readonly number[]) => `${Math.round(median(values))} ms`
    const speed = median(times.map((it) => it.few)) / median(times.map((it) => it.many))
    return [
      {
        what: 'account panel with 10,000 accounts',
        text: `${shown(times.map((it) => it.many))} beside ${shown(times.map((it) => it.few))} with ${FEW}: ${(1 / speed).toFixed(2)} times as long (at most 1.5); speed`,
        ratio: { value: speed, target: 0.667 },
      },
    ]
  } finally {
    await Promise.all([browser.close(), pages.close(), service.stop()])
    await rm(folder, { recursive: true })
  }
}

/** A browser of somebody whose wallet has so many accounts. */
async function openPage(browser: Browser, count: number): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const accounts = manyAccounts(count)
  await page.route('**/list_wallet_accounts', async (route) => {
    const request = route.request()
    const send = accounts.through(async () => {
      const response = await route.fetch()
      return new Response(await response.text(), { headers: response.headers() })
    })
    const response = await send(request.url(), { body: request.postData() ?? '' })
    const { 'access-control-allow-origin': origin = '*' } = Object.fromEntries(response.headers)
    const headers = { 'access-control-allow-origin': origin, 'content-type': 'application/json' }
    await route.fulfill({ body: await response.text(), headers })
  })
  return page
}

/** How long it takes from the press to the rows, with nothing of the account in memory; closes it again. */
async function openMs(page: Page): Promise<number> {
  await page.reload()
  const open = page.getByRole('button', { name: 'Your account' })
  await open.hover()
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate(async () => {
    const startedAt = performance.now()
    document.querySelector<HTMLElement>('[data-slot="accountButton"]')?.click()
    const isThere = () => document.querySelectorAll('dialog [data-slot="listItem"]').length >= 9
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - startedAt
  })
  await page.keyboard.press('Escape')
  return ms
}
