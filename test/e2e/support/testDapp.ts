import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { dialog } from './person.ts'

/** MetaMask's own dapp for tests, as its package has it. */
const FOLDER = resolve('node_modules/@metamask/test-dapp/dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** A request of the dapp to the provider, and what came of it: 0, a code, or null while it waits. */
type Asked = { readonly method: string; readonly code: number | null }

/** What asks the person or the wallet; all else are reads. */
const ASKS = /^(eth_send|eth_sign|eth_decrypt|eth_getEnc|eth_requestAcc|personal_|wallet_)/
/** Longer than this no button takes, in milliseconds. */
const MOST_MS = 60_000
/**
 * That a button asks for nothing more is no event. It counts as done when nothing waits, no dialog is shown, and the page has drawn
 * this often without a change: measured in what the page does, so that a busy machine is given longer.
 */
const CALM_FRAMES = 24

/** Answers for the dapp's files beside the page; nothing leaves the machine. */
export async function serveDapp(page: Page): Promise<void> {
  await page.route(/^https:\/\//, (route) => route.abort())
  await page.route('**/dapp/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/dapp/'.length)
    const contentType = TYPES[extname(name)] ?? 'application/octet-stream'
    await route.fulfill({ body: await readFile(join(FOLDER, name)), contentType })
  })
}

/** Puts the dapp into a page whose person is logged in, and starts it. */
export async function startDapp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const html = await (await fetch('/dapp/index.html')).text()
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
    if (main) document.body.append(main)
    const script = document.createElement('script')
    script.src = '/dapp/main.js'
    document.body.append(script)
    await new Promise((done) => script.addEventListener('load', done))
    // it begins with its page, which is there already
    for (const name of ['DOMContentLoaded', 'load']) window.dispatchEvent(new Event(name))
  })
  await page.locator('#connectButton:enabled').waitFor()
}

/** The ids of all buttons. */
export function allButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button')].map(({ id }) => id).filter((id) => id !== ''),
  )
}

/** Presses a button, agrees to all that it asks, and says what came of it. */
export async function pressButton(page: Page, id: string): Promise<string> {
  const before = (await askedOf(page)).length
  await page.evaluate((name) => document.getElementById(name)?.click(), id)
  const until = Date.now() + MOST_MS
  for (let isCalm = false; !isCalm; ) {
    if (Date.now() > until) throw new Error(`${id} takes too long`)
    const isOpen = await agree(page)
    const hasChanged = await untilChanged(page)
    const waits = (await askedOf(page)).slice(before).some(({ code }) => code === null)
    isCalm = !isOpen && !waits && !hasChanged
  }
  const counts = new Map<string, number>()
  for (const { method, code } of (await askedOf(page)).slice(before)) {
    if (!ASKS.test(method)) continue
    const outcome = `${method} ${code === 0 ? 'works' : `refused ${code}`}`
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const outcomes = [...counts].map(([outcome, count]) =>
    count > 1 ? `${outcome} x${count}` : outcome,
  )
  return outcomes.join(', ') || 'asks for nothing'
}

/**
 * Waits for the next change of the page: a dialog, an outcome of the dapp, one more request or the end of one.
 *
 * @returns false when the page has drawn `CALM_FRAMES` times without any.
 */
function untilChanged(page: Page): Promise<boolean> {
  return page.evaluate(async (frames) => {
    const noted = () => JSON.stringify(Object(window).asked)
    const before = noted()
    let hasChanged = false
    const observer = new MutationObserver(() => {
      hasChanged = true
    })
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    observer.observe(document, all)
    for (let frame = 0; frame < frames && !hasChanged; frame++) {
      await new Promise(requestAnimationFrame)
      hasChanged ||= noted() !== before
    }
    observer.disconnect()
    return hasChanged
  }, CALM_FRAMES)
}

/** Agrees to what is asked, or leaves what came of it; false where nothing is shown. */
async function agree(page: Page): Promise<boolean> {
  const shown = dialog(page)
  if (!(await shown.isVisible())) return false
  const yes = shown.locator('[data-presses]').getByRole('button', {
    name: /^(Sign|Sign permission|Confirm and send|Sign anyway|Send anyway)$/,
  })
  const end = shown.locator('[data-slot="actions"]').getByRole('button', { name: /^(Done|Close)$/ })
  for (const button of [yes, end]) {
    if (!(await button.isVisible())) continue
    // it may have gone on meanwhile
    await button.click({ timeout: 1000 }).catch(() => null)
    break
  }
  return true
}

function askedOf(page: Page): Promise<readonly Asked[]> {
  return page.evaluate(() => Object(window).asked as Asked[])
}
