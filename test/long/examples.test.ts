import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestCode } from '../e2e/support/newestCode.ts'
import { newAddress } from '../e2e/support/person.ts'
import { launchChromium } from '../support/chromium.ts'
import {
  buildExample,
  exampleApps,
  packKit,
  removeExamples,
  startExample,
} from '../support/exampleApps.ts'
import { type RunningService, startService } from '../support/startService.ts'

let service: RunningService
let browser: Browser

beforeAll(async () => {
  ;[service, browser] = await Promise.all([startService(), launchChromium(), packKit()])
}, 300_000)
afterAll(async () => {
  await Promise.all([browser?.close(), service?.stop()])
  removeExamples()
})

/** All that a page says, warnings included: React tells there what a server and a browser have drawn differently. */
function listen(page: Page): readonly string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

test.for(exampleApps)(
  'an app of $name is rendered by its server, and people log in',
  {
    timeout: 600_000,
  },
  async (app, { skip }) => {
    const { facts } = service
    const env = {
      [`${app.prefix}AUTH_PROXY_URL`]: facts.authProxyUrl,
      [`${app.prefix}AUTH_PROXY_CONFIG_ID`]: facts.authProxyConfigId,
      [`${app.prefix}API_BASE_URL`]: facts.apiBaseUrl,
    }
    const missing = await buildExample(app, env)
    skip(missing !== null, `its packages cannot be had here: ${missing}`)
    const { url, stop } = await startExample(app, env)
    try {
      await expect
        .poll(() =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
      const html = await (await fetch(url)).text()
      expect(html).toMatch(/data-slot="loginButton".*Log in/s)
      expect(html).toContain('loading')

      const page = await browser.newPage()
      const said = listen(page)
      await page.goto(url)
      const address = newAddress()
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
      const code = await newestCode(facts.inboxUrl, address)
      await dialog.getByRole('textbox', { name: /code/ }).fill(code)
      const greeting = page.getByText(/^Hello, /)
      await greeting.waitFor()
      const text = await greeting.textContent()
      await page.reload()
      await greeting.waitFor()
      expect(await greeting.textContent()).toBe(text)
      expect(said).toEqual([])
    } finally {
      await stop()
    }
  },
)
