import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { printCount } from '../support/printCount.ts'
import { attacks, middleOf, type Victim } from './support/clickjacking.ts'
import { around, openEmbedded, serveEmbedder, settled } from './support/embedder.ts'
import { clickOften } from './support/honestClicks.ts'
import { codeField, dialog, emailField, logInButton, newAddress } from './support/person.ts'
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
const continueIn = ({ app }: Pick<Victim, 'app'>) =>
  dialog(app).getByRole('button', { name: 'Continue', exact: true })

async function meetVictim(hasMouse = true): Promise<Victim> {
  const embedded = await openEmbedded(stage, around(allowed, appUrl()))
  const { app } = embedded
  if (hasMouse) await logInButton(app).click()
  else await logInButton(app).press('Enter')
  await emailField(app).pressSequentially(newAddress())
  await settled(app)
  const button = continueIn(embedded)
  return { ...embedded, button, target: await middleOf(button) }
}

/** Whether a card has as much room above as below, give or take what its shape takes. */
async function isInTheMiddle(login: Locator): Promise<boolean> {
  const [area, card] = await Promise.all(
    [login, login.locator('.lk-card')].map((it) => it.boundingBox()),
  )
  if (!area || !card) return false
  const above = card.y - area.y
  const below = area.y + area.height - card.y - card.height
  return Math.abs(above - below) < 4
}

const withstood = new Set<string>()

test.each(Object.entries(attacks))(
  'sec/T22 withstands clickjacking by %s',
  async (name, attack) => {
    // a browser that a test drives does not tell a frame that the pointer has left it
    const victim = await meetVictim(name !== 'cursor hiding by CSS')
    const codes = countRequests(victim.context, 'otp_init')
    await attack(victim)
    // a press that counted shows at once
    expect(await continueIn(victim).getAttribute('data-state')).toBe('idle')
    expect(codes()).toBe(0)
    withstood.add(name)
  },
)

test('sec/T22 withstands clickjacking by a nested frame', async () => {
  const inner = around(stranger, appUrl())
  const { page, context } = await openEmbedded(stage, around(allowed, inner))
  const app = page.frameLocator('#app').frameLocator('#app')
  const codes = countRequests(context, 'otp_init')
  // most of it lies outside of the frame around it
  await logInButton(app).press('Enter')
  await dialog(app).getByRole('heading', { name: 'Open this page in its own tab' }).waitFor()
  expect(await dialog(app).getByRole('textbox').count()).toBe(0)
  expect(await continueIn({ app }).count()).toBe(0)
  expect(codes()).toBe(0)
  withstood.add('nested frame')
})

test('sec/T22 withstands all twelve', () => {
  printCount('sec/T22 attacks withstood', withstood.size, 12)
  expect(withstood.size).toBe(12)
})

test('sec/T22 shows no method where the app allows no frame, and opens the page on its own', async () => {
  const { app, page } = await openEmbedded(stage, around(stranger, appUrl()))
  await logInButton(app).click()
  const refused = dialog(app)
  await refused.getByRole('heading', { name: 'Open this page in its own tab' }).waitFor()
  expect(await refused.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => isInTheMiddle(refused)).toBe(true)
  expect(await refused.getByText(`To allow ${stranger.url}`).count()).toBe(1)
  const opening = page.waitForEvent('popup')
  await refused.getByRole('link', { name: 'Open in a new tab' }).click()
  const alone = await opening
  expect(alone.url()).toBe(appUrl())
  expect(await alone.evaluate(() => window.opener)).toBeNull()
  await logInButton(alone).click()
  await emailField(alone).waitFor()
  expect(await alone.locator('[data-guard]').count()).toBe(0)
})

/** A hundred of them in test/long/honestClicks.test.ts. */
const CLICKS = 20

test('sec/T22 takes every honest click', async () => {
  const { app } = await meetVictim()
  expect(await clickOften(app, CLICKS)).toBe(CLICKS)
})

test('says what is in the way when something covers the login, and goes on when it is gone', async () => {
  const victim = await meetVictim()
  const { app, page, target } = victim
  await attacks.overlay?.(victim)
  await dialog(app).getByText('Something covers this window.').first().waitFor()
  await page.mouse.move(target.x, target.y)
  await page.evaluate(() => document.body.lastElementChild?.remove())
  await settled(app)
  await continueIn(victim).click()
  await codeField(app).waitFor()
})
