import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { buildDashboard } from '../../playground/dashboard/buildDashboard.ts'
import { readEnvironment } from '../../src/node/environment.ts'
import { createLog } from '../../src/node/log.ts'
import { readyFactsOf } from '../../src/node/readyFacts.ts'
import { serve } from '../../src/node/serve.ts'
import { buildPages, serveBuiltPages } from '../e2e/support/builtPages.ts'
import { newestCode } from '../e2e/support/newestCode.ts'
import { furnish } from './dashboardScene.ts'
import type { PageName } from './mockup.ts'
import { type Places, ways } from './ways.ts'

/** The service with its pages and its dashboard, as `npm start` has them, but built. Close it in the end. */
export async function openWhole(browser: Browser) {
  let dashboard: Promise<string> | null = null
  const running = await serve({
    memory: true,
    port: 0,
    environment: readEnvironment({ LATCHKIT_APP_NAME: 'Fieldnotes' }),
    log: createLog({ writeText: () => undefined, nowMs: Date.now }),
    dashboardFolder: async () => dashboard,
  })
  const facts = readyFactsOf(running)
  const inboxUrl = facts.inboxUrl ?? ''
  const folder = await buildPages('production')
  const pages = await serveBuiltPages(folder, { ...facts, inboxUrl })
  dashboard = buildDashboard(await mkdtemp(join(tmpdir(), 'latchkit-dashboard-')), pages.url)
  const receiver = await furnish(running)
  const places: Places = {
    app: `${pages.url}/preview.html`,
    playground: pages.url,
    dashboard: facts.dashboardUrl,
    codeFor: (contact) => newestCode(inboxUrl, contact),
  }

  const desk = { viewport: { width: 1440, height: 960 }, reducedMotion: 'reduce' } as const
  const atDesk = await browser.newContext({ ...desk, deviceScaleFactor: 2 })
  let inside: Promise<Page> | null = null

  /** The root user, who logs in once: only so many codes go to one address. */
  async function logInAtDesk(): Promise<Page> {
    const page = await atDesk.newPage()
    await page.goto(places.dashboard)
    await page.getByRole('textbox', { name: 'Email' }).fill('root@latchkit.localhost')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const shown = await page.getByText(/^Your code: \d{6,9}$/).textContent()
    await page.getByRole('textbox', { name: /code/ }).fill(shown?.replace('Your code: ', '') ?? '')
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    return page
  }

  async function pictureOf(page: Page, name: PageName, scheme: 'light' | 'dark'): Promise<Buffer> {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await ways[name].reach(page, places)
    await page.mouse.move(0, 0)
    // a press scrolls to what it is on
    await page.locator('*').evaluateAll((all) => {
      for (const one of all) one.scrollTop = 0
    })
    await page.evaluate(() => document.fonts.ready)
    return page.screenshot({ animations: 'disabled' })
  }

  return {
    async picture(name: PageName, scheme: 'light' | 'dark'): Promise<Buffer> {
      const { isInDashboard = false, ...device } = ways[name]
      if (isInDashboard) {
        inside ??= logInAtDesk()
        return pictureOf(await inside, name, scheme)
      }
      const { viewport = desk.viewport, isPhone = false } = device
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: 2,
        isMobile: isPhone,
        hasTouch: isPhone,
      })
      try {
        return await pictureOf(await context.newPage(), name, scheme)
      } finally {
        await context.close()
      }
    },
    async close() {
      await atDesk.close()
      receiver.close()
      await Promise.all([pages.close(), running.close()])
      await Promise.all(
        [folder, await dashboard].map((made) => rm(made ?? '', { recursive: true })),
      )
    },
  }
}
