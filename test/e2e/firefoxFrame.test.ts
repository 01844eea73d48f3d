import type { Frame } from 'puppeteer-core'
import { afterAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { around, serveEmbedder } from './support/embedder.ts'
import { setFirefoxStage } from './support/firefox.ts'
import { newAddress } from './support/person.ts'
import { servePublishedPages } from './support/stage.ts'

let portal: ServedPlayground

const stage = setFirefoxStage({
  async pages(service) {
    portal = await serveEmbedder()
    return servePublishedPages({ ...service, frameAncestors: portal.url })
  },
})
afterAll(() => portal?.close())

const patience = { timeout: 40_000 }

/** The app, in the frame of another site's page. */
async function openFrame() {
  const page = await stage.open()
  await page.goto(around(portal, `${stage.pagesUrl()}/preview.html`))
  const frame = await page.waitForFrame((one) => one.url().startsWith(stage.pagesUrl()))
  return { page, frame }
}

const press = async (frame: Frame, selector: string) => {
  // while it is not known who is logged in, nobody sees it, and nothing that is not seen has the focus
  const found = await frame.waitForSelector(selector, { ...patience, visible: true })
  await found?.focus()
  await found?.press('Enter')
}
const shows = (frame: Frame, text: string) =>
  frame.waitForFunction((it) => document.body.innerText.includes(it), patience, text)

test('sec/B24 logs in within a frame of another site, and stays over a reload', async () => {
  const { page, frame } = await openFrame()
  const contact = newAddress()
  await press(frame, '[data-slot="loginButton"]')
  const email = await frame.waitForSelector('dialog input', patience)
  await email?.type(contact)
  await frame.waitForSelector('[data-guard="settled"]', patience)
  await email?.press('Enter')
  const code = await frame.waitForSelector('input[autocomplete="one-time-code"]', patience)
  await code?.type(await stage.codeFor(contact))
  await shows(frame, 'You are logged in')
  await page.reload()
  const again = await page.waitForFrame((one) => one.url().startsWith(stage.pagesUrl()))
  await shows(again, 'You are logged in')
  expect(again.url()).toBe(`${stage.pagesUrl()}/preview.html`)
})
