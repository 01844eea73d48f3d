import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newestCode } from '../e2e/support/newestCode.ts'
import { launchChromium } from '../support/chromium.ts'
import { type ServedFolder, serveFolder } from '../support/serveFolder.ts'
import type { RunningService } from '../support/startService.ts'
import { startInstalled } from './support/app.ts'

let service: RunningService
let browser: Browser
let site: ServedFolder

beforeAll(async () => {
  ;[service, browser] = await Promise.all([startInstalled(), launchChromium()])
  const root = join(inject('app'), 'site')
  cpSync('test/package/app', root, { recursive: true })
  const { authProxyUrl, authProxyConfigId, apiBaseUrl } = service.facts
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_AUTH_PROXY_URL': JSON.stringify(authProxyUrl),
      'import.meta.env.VITE_AUTH_PROXY_CONFIG_ID': JSON.stringify(authProxyConfigId),
      'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
    },
  })
  site = await serveFolder(join(root, 'dist'), { host: 'localhost' })
})
afterAll(() => Promise.all([browser?.close(), site?.close(), service?.stop()]))

test('A10 an app that imports the packed package by name logs a person in, in a browser', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('mara@okafor.example')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  const code = await newestCode(service.facts.inboxUrl, 'mara@okafor.example')
  await dialog.getByRole('textbox', { name: /code/ }).fill(code)
  const greeting = page.getByText(/^Hello, [0-9a-f-]{36}$/)
  await greeting.waitFor()
  const text = await greeting.textContent()
  await page.reload()
  await greeting.waitFor()
  expect(await greeting.textContent()).toBe(text)
  expect(complaints).toEqual([])
})
