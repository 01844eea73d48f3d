import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { launchChromium } from '../support/chromium.ts'
import { startService } from '../support/startService.ts'
import { newestCode } from './support/newestCode.ts'
import { logIn, logInButton, newAddress, sessionPage } from './support/person.ts'
import { settled } from './support/sessionPages.ts'
import { servePublishedPages, type TestService } from './support/stage.ts'

const ROUNDS = 50

let service: TestService
let pages: ServedPlayground
let browser: Browser

beforeAll(async () => {
  // the browser keeps pages in memory here, as it does for people
  const keepsPages = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  ;[service, browser] = await Promise.all([startService(), launchChromium(keepsPages)])
  pages = await servePublishedPages(service.facts)
})
afterAll(async () => {
  await Promise.all([browser?.close(), pages?.close(), service?.stop()])
})

async function loggedIn(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      if (event.persisted) document.documentElement.dataset.restored = 'true'
    })
  })
  await page.goto(`${pages.url}/preview.html`)
  const codeFor = (contact: string) => newestCode(service.facts.inboxUrl, contact)
  await logIn({ codeFor }, page, newAddress())
  // what it asked before it was left is not what it asks when it comes back
  await settled(page)
  return page
}

/** Away, and back. True when the very page came back from memory. */
async function thereAndBack(page: Page, meanwhile: () => Promise<void> = async () => undefined) {
  await page.evaluate(() => delete document.documentElement.dataset.restored)
  await page.goto(`${pages.url}/index.html`)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => document.documentElement.dataset.restored === 'true')
}

test('sec/B20 a page that comes back from memory goes on with its session, fifty times', async () => {
  const page = await loggedIn()
  let passed = 0
  for (let round = 0; round < ROUNDS; round++) {
    if (!(await thereAndBack(page))) continue
    await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
    await page.getByText('Stamp checked, it matches the body').waitFor()
    passed++
  }
  process.stdout.write(`sec/B20 went on after back and forward: ${passed} of ${ROUNDS}\n`)
  expect(passed).toBe(ROUNDS)
  await page.context().close()
})

test('sec/B20 a page that comes back from memory after a logout sends nothing in its name', async () => {
  const page = await loggedIn()
  const other = await page.context().newPage()
  await other.goto(`${pages.url}/preview.html`)
  await sessionPage(other).waitFor()
  const requests: string[] = []
  const wasRestored = await thereAndBack(page, async () => {
    await other.getByRole('button', { name: 'Log out', exact: true }).click()
    await logInButton(other).waitFor()
    page.on('request', (request) => requests.push(request.url()))
  })
  expect(wasRestored).toBe(true)
  await sessionPage(page).waitFor({ state: 'detached' })
  expect(requests.filter((url) => url.includes('/public/v1/'))).toEqual([])
  await page.context().close()
})
