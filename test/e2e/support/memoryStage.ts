import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'
import { launchChromium } from '../../support/chromium.ts'
import { startService } from '../../support/startService.ts'
import { newestCode } from './newestCode.ts'
import { logIn, newAddress } from './person.ts'
import { settled } from './sessionPages.ts'
import { servePublishedPages, type TestService } from './stage.ts'

/** Away, and back. True when the very page came back from memory. */
async function thereAndBack(page: Page, away: string, meanwhile: () => Promise<void>) {
  await page.evaluate(() => delete document.documentElement.dataset.restored)
  await page.goto(away)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => document.documentElement.dataset.restored === 'true')
}

/** A browser that keeps the pages in memory that somebody leaves, as it does for people; for all tests of one file. */
export function setMemoryStage() {
  let service: TestService
  let pages: ServedPlayground
  let browser: Browser

  beforeAll(async () => {
    const keepsPages = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }
    ;[service, browser] = await Promise.all([startService(), launchChromium(keepsPages)])
    pages = await servePublishedPages(service.facts)
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), pages?.close(), service?.stop()])
  })

  const stage = {
    appUrl: () => `${pages.url}/preview.html`,

    async loggedIn(): Promise<Page> {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.addInitScript(() => {
        addEventListener('pageshow', (event) => {
          if (event.persisted) document.documentElement.dataset.restored = 'true'
        })
      })
      await page.goto(stage.appUrl())
      const codeFor = (contact: string) => newestCode(service.facts.inboxUrl, contact)
      await logIn({ codeFor }, page, newAddress())
      // what it asked before it was left is not what it asks when it comes back
      await settled(page)
      return page
    },

    thereAndBack: (page: Page, meanwhile: () => Promise<void> = async () => undefined) =>
      thereAndBack(page, `${pages.url}/index.html`, meanwhile),

    /** Goes there and back so often with one session. @returns how often it went on. */
    async goesOn(rounds: number): Promise<number> {
      const page = await stage.loggedIn()
      let passed = 0
      for (let round = 0; round < rounds; round++) {
        if (!(await stage.thereAndBack(page))) continue
        await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
        await page.getByText('Stamp checked, it matches the body').waitFor()
        passed++
      }
      await page.context().close()
      return passed
    },
  }
  return stage
}
