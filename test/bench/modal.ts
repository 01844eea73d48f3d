import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page, Request } from 'playwright'
import { build } from 'vite'
import { publishedPackage } from '../e2e/support/builtPages.ts'
import { launchChromium } from '../support/chromium.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { startService } from '../support/startService.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 15
/** A phone of the middle class is about so much slower than what a developer has. */
const SLOWDOWN = 4
const PAGES = { kit: 'kit.html', bare: 'bare.html' }

/** How somebody comes to press the button. */
const approaches = {
  'after the pointer came near': async (page: Page) => {
    await page.mouse.move(400, 400)
    const isKit = page.url().includes(PAGES.kit)
    const loaded = isKit && page.waitForEvent('requestfinished', isOfLogin)
    await page.getByRole('button').hover()
    await loaded
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.mouse.down()
    await page.mouse.up()
  },
  'by a pointer that presses at once': (page: Page) => page.getByRole('button').click(),
}

/** What the kit loads when the pointer comes near; the bare dialog is there with its page. */
function isOfLogin(request: Request): boolean {
  return request.url().includes('LoginDialog')
}

/** From the click to the first frame with the login in it, beside a bare dialog of Base UI, in a slowed-down Chromium. */
export async function modalFigures(): Promise<Figure[]> {
  const service = await startService()
  const folder = await buildBoth()
  const pages = await serveFolder(folder, { host: 'localhost' })
  const browser = await launchChromium()
  const { authProxyUrl, authProxyConfigId, apiBaseUrl } = service.facts
  const search = new URLSearchParams({ authProxyUrl, authProxyConfigId, apiBaseUrl })
  const figures: Figure[] = []
  try {
    for (const [how, press] of Object.entries(approaches)) {
      const times: { readonly kit: number; readonly bare: number }[] = []
      // the first round warms up what is loaded once for both
      for (let round = 0; round <= ROUNDS; round++) {
        const kit = await paintMs(browser, `${pages.url}/${PAGES.kit}?${search}`, press)
        const bare = await paintMs(browser, `${pages.url}/${PAGES.bare}`, press)
        if (round > 0) times.push({ kit, bare })
      }
      const kit = median(times.map((it) => it.kit))
      const bare = median(times.map((it) => it.bare))
      figures.push({
        what: `login ${how}`,
        text: `${Math.round(kit)} ms beside ${Math.round(bare)} ms of a bare dialog: ${(kit / bare).toFixed(2)} times as long (at most 1.5); speed`,
        ratio: { value: bare / kit, target: 0.667 },
      })
    }
    return figures
  } finally {
    await Promise.all([browser.close(), pages.close(), service.stop()])
    await rm(folder, { recursive: true })
  }
}

/** Both pages in one build, from the package as it is published. */
async function buildBoth(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'latchkit-modal-'))
  const root = resolve('test/bench/modal')
  const input = Object.values(PAGES).map((page) => join(root, page))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: await publishedPackage(),
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  return outDir
}

/** In a browser context of its own: nothing is in any cache. */
async function paintMs(
  browser: Browser,
  url: string,
  press: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url)
    await page.getByRole('button').waitFor()
    await page.waitForLoadState('networkidle')
    const painted = page.evaluateHandle(() => {
      const ms = new Promise<number>((resolve) => {
        const listen = (event: Event) => {
          const look = () => {
            const shown = document.querySelector('dialog[open], [role="dialog"]')
            const field = shown?.querySelector('input')
            if (!field || field.getBoundingClientRect().height === 0)
              return void requestAnimationFrame(look)
            // the task after the frame: what it shows is painted
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - event.timeStamp)
            requestAnimationFrame(() => port2.postMessage(null))
          }
          look()
        }
        addEventListener('click', listen, { capture: true, once: true })
      })
      return { ms }
    })
    const watch = await painted
    await press(page)
    return await watch.evaluate(({ ms }) => ms)
  } finally {
    await context.close()
  }
}
