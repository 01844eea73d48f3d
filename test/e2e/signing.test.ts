import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { printCount } from '../support/printCount.ts'
import { attacks, middleOf, type Victim } from './support/clickjacking.ts'
import {
  agreeOften,
  makeWallet,
  pageButton,
  prepareInFrame,
  ready,
  sign,
} from './support/confirmation.ts'
import { around, openEmbedded, serveEmbedder, settled } from './support/embedder.ts'
import { dialog, logIn, newAddress, type View } from './support/person.ts'
import { countRequests } from './support/sessionPages.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

let allowed: ServedPlayground
let stranger: ServedPlayground

const stage = setStage({
  async pages(service) {
    allowed = await serveEmbedder()
    return servePublishedPages({ ...service, frameAncestors: allowed.url })
  },
})

beforeAll(async () => {
  stranger = await serveEmbedder()
})
afterAll(() => Promise.all([allowed?.close(), stranger?.close()]))

const appUrl = () => `${stage.pagesUrl()}/preview.html`
const decline = (view: View) => dialog(view).getByRole('button', { name: 'Decline' })
const outcome = (view: View) => view.getByTestId('signed')

/** Somebody who is logged in and has made a wallet to sign with. */
async function prepare(view: View): Promise<void> {
  await logIn(stage, view, newAddress())
  await makeWallet(view)
}

async function open(options: Parameters<typeof stage.open>[0] = {}): Promise<Page> {
  const page = await stage.open(options)
  await prepare(page)
  return page
}

test('a person reads who asks, agrees, and the app gets a signature', async () => {
  const page = await open()
  await pageButton(page, 'Sign a message').click()
  await ready(page)
  await dialog(page).getByText(new URL(stage.pagesUrl()).host).waitFor()
  await sign(page).click()
  await expect.poll(() => outcome(page).textContent()).toMatch(/^0x[0-9a-f]{130}$/)
  await dialog(page).waitFor({ state: 'detached' })
})

test('a script cannot agree, and a press that comes too early is none', async () => {
  const page = await open()
  const signed = countRequests(page.context(), 'sign_raw_payload')
  await pageButton(page, 'Sign a message').press('Enter')
  await sign(page).waitFor()
  // both at once: as soon as it is there
  await sign(page).dispatchEvent('click')
  await ready(page)
  await sign(page).dispatchEvent('click')
  await sign(page).evaluate((it) => it instanceof HTMLElement && it.click())
  expect(await sign(page).getAttribute('data-state')).toBe('idle')
  await decline(page).click()
  await expect.poll(() => outcome(page).textContent()).toBe('Declined')
  expect(signed()).toBe(0)
})

test('by keyboard alone: the title has the focus, a held key agrees to nothing, Escape declines', async () => {
  const page = await open()
  const signed = countRequests(page.context(), 'sign_raw_payload')
  const asking = pageButton(page, 'Sign a permission')
  await asking.focus()
  await page.keyboard.down('Enter')
  await ready(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-lk-title')))
    .toBe(true)
  await sign(page).focus()
  // the key that opened it is still down
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  expect(await sign(page).getAttribute('data-state')).toBe('idle')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await outcome(page).textContent()).toBe('Declined')
  expect(signed()).toBe(0)
  expect(await asking.evaluate((it) => it === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await ready(page)
  await page.mouse.click(5, 5)
  await sign(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => outcome(page).textContent()).toMatch(/^0x/)
})

/** Each of two things once: what else a look can be made of changes no other part of it. */
const looks = [
  ['light', 1200, 'ltr'],
  ['dark', 390, 'rtl'],
] as const

test('axe finds nothing, and nothing is too wide: light, dark, on a phone, right to left', async () => {
  const page = await open()
  for (const [colorScheme, width, direction] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${appUrl()}?direction=${direction}`)
    await pageButton(page, 'Try signing').click()
    await pageButton(page, 'Sign a permission').click()
    await ready(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const excess = await dialog(page)
      .locator('.lk-card')
      .evaluate((card) => card.scrollWidth - card.clientWidth)
    const found = violations.map(({ id }) => id)
    expect({ colorScheme, width, found, excess }).toEqual({
      colorScheme,
      width,
      found: [],
      excess: 0,
    })
  }
})

/** One person for all attacks: each has a window of its own, in which they are still logged in. */
let crowd: BrowserContext | null = null

async function meetVictim(): Promise<Victim> {
  if (!crowd) throw new Error('nobody is there')
  const page = await crowd.newPage()
  await page.goto(around(allowed, appUrl()))
  const app = page.frameLocator('#app')
  await pageButton(app, 'Try signing').press('Enter')
  await pageButton(app, 'Sign a message').press('Enter')
  await ready(app)
  await settled(app)
  const button = sign(app)
  return { context: crowd, page, app, button, target: await middleOf(button) }
}

const withstood = new Set<string>()

test('sec/T22 withstands clickjacking of the confirmation, all twelve ways', {
  timeout: 180_000,
}, async () => {
  const embedded = await openEmbedded(stage, around(allowed, appUrl()))
  crowd = embedded.context
  await prepareInFrame(stage, embedded.app)
  const signed = countRequests(crowd, 'sign_raw_payload')
  for (const [name, attack] of Object.entries(attacks)) {
    const victim = await meetVictim()
    await attack(victim)
    const isIdle = (await victim.button.getAttribute('data-state')) === 'idle'
    if (isIdle && signed() === 0) withstood.add(name)
    await victim.page.close()
  }
  const page = await crowd.newPage()
  await page.goto(around(allowed, around(stranger, appUrl())))
  const app = page.frameLocator('#app').frameLocator('#app')
  await pageButton(app, 'Try signing').press('Enter')
  await pageButton(app, 'Sign a message').press('Enter')
  await dialog(app).getByRole('heading', { name: 'Open this page in its own tab' }).waitFor()
  if ((await sign(app).count()) === 0 && signed() === 0) withstood.add('nested frame')
  printCount('sec/T22 attacks on the confirmation withstood', withstood.size, 12)
  expect([...withstood].sort()).toEqual([...Object.keys(attacks), 'nested frame'].sort())
})

/** A hundred clicks of four people in test/long/honestClicks.test.ts. */
test('sec/T22 takes every honest click on the confirmation', async () => {
  expect(await agreeOften(stage, allowed, 2, 10)).toBe(20)
})
