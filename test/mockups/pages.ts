import { rm } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { buildPages, serveBuiltPages } from '../e2e/support/builtPages.ts'
import { newestCode } from '../e2e/support/newestCode.ts'
import { askForCode, logIn, logInButton, newAddress, openLogin } from '../e2e/support/person.ts'
import { startService } from '../support/startService.ts'
import type { PageName } from './table.ts'

type Places = {
  /** The example app on its own. */
  readonly app: string
  readonly playground: string
  readonly dashboard: string
  readonly codeFor: (contact: string) => Promise<string>
}

const desk = { width: 1440, height: 960 }
const phone = { width: 390, height: 844 }

/** How each page is reached. */
const ways: Readonly<
  Record<
    PageName,
    {
      readonly viewport: { readonly width: number; readonly height: number }
      readonly reach: (page: Page, places: Places) => Promise<unknown>
    }
  >
> = {
  'first-phone': {
    viewport: phone,
    async reach(page, { app }) {
      await page.goto(app)
      await openLogin(page)
    },
  },
  'code-phone': {
    viewport: phone,
    async reach(page, { app }) {
      await page.goto(app)
      await askForCode(page, newAddress())
    },
  },
  account: {
    viewport: { width: 1200, height: 820 },
    async reach(page, places) {
      await page.goto(`${places.app}?signup=wallet`)
      await logIn(places, page, newAddress())
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Receive' }).waitFor()
    },
  },
  playground: { viewport: { width: 1440, height: 1040 }, reach: askInPreview('') },
  'playground-requests': {
    viewport: { width: 1440, height: 1040 },
    async reach(page, places) {
      await askInPreview('')(page, places)
      await page.getByRole('tab', { name: /^Requests/ }).click()
    },
  },
  'playground-phone-rtl': {
    viewport: { width: 1440, height: 1040 },
    reach: askInPreview('?language=ar&device=phone&accent=%23c6552f&radius=16&lastUsed=google'),
  },
  'dashboard-auth': { viewport: desk, reach: inDashboard(/^Auth/) },
  'dashboard-email': { viewport: desk, reach: inDashboard(/^Auth/, 'Email') },
  'dashboard-sms': { viewport: desk, reach: inDashboard(/^Auth/, 'SMS') },
  'dashboard-organizations': { viewport: desk, reach: inDashboard(/^Organizations/) },
  'dashboard-activities': { viewport: desk, reach: inDashboard(/^Activities/) },
  'dashboard-webhooks': { viewport: desk, reach: inDashboard(/^Webhooks/) },
}

function askInPreview(search: string) {
  return async (page: Page, { playground }: Places) => {
    await page.goto(`${playground}/index.html${search}`)
    const preview = page.frameLocator('iframe')
    const button = preview.getByRole('button').first()
    await button.waitFor()
    // the words are of the page's language
    if (search !== '') return button.click()
    await logInButton(preview).waitFor()
    await askForCode(preview, newAddress())
    await page.getByRole('button', { name: 'Fill in preview' }).waitFor()
  }
}

function inDashboard(name: RegExp, tab?: string) {
  return async (page: Page, { dashboard }: Places) => {
    await page.goto(dashboard)
    await page.getByRole('textbox', { name: 'Email' }).fill('root@latchkit.localhost')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const shown = await page.getByText(/^Your code: \d{6,9}$/).textContent()
    await page.getByRole('textbox', { name: /code/ }).fill(shown?.replace('Your code: ', '') ?? '')
    const links = page.getByRole('navigation', { name: 'Dashboard' })
    await links.getByRole('link', { name }).click()
    if (tab !== undefined)
      await page.getByRole('navigation', { name: 'Auth' }).getByRole('link', { name: tab }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  }
}

/** The running whole, with its dashboard from `npm run build`. Close it in the end. */
export async function openWhole(browser: Browser) {
  const service = await startService({ env: { LATCHKIT_APP_NAME: 'Fieldnotes' } })
  const folder = await buildPages('production')
  const pages = await serveBuiltPages(folder, service.facts)
  const places: Places = {
    app: `${pages.url}/preview.html`,
    playground: pages.url,
    dashboard: `${service.facts.url}/dashboard`,
    codeFor: (contact) => newestCode(service.facts.inboxUrl, contact),
  }
  return {
    async picture(name: PageName, options: BrowserContextOptions): Promise<Buffer> {
      const { viewport, reach } = ways[name]
      const context = await browser.newContext({ ...options, viewport, reducedMotion: 'reduce' })
      try {
        const page = await context.newPage()
        await reach(page, places)
        await page.mouse.move(0, 0)
        return await page.screenshot({ animations: 'disabled' })
      } finally {
        await context.close()
      }
    },
    async close() {
      await Promise.all([pages.close(), service.stop()])
      await rm(folder, { recursive: true })
    },
  }
}
