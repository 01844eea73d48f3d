import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { serveOwnService } from './support/ownService.ts'
import { logIn, logInButton, newAddress, sessionPage } from './support/person.ts'
import { browsers, renewTogether } from './support/renewTogether.ts'
import {
  agreeOnNewKey,
  countRequests,
  createTime,
  holdKeyStore,
  openMore,
  publicKey,
  settled,
  use,
} from './support/sessionPages.ts'
import { setStage } from './support/stage.ts'

const time = createTime()
const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })
const { pass } = time

/** Somebody who has just logged in, under a clock that the test moves. */
async function loggedIn(tolerated: readonly RegExp[] = []): Promise<Page> {
  const page = await stage.open({ prepare: time.start, tolerated })
  await logIn(stage, page, newAddress())
  await settled(page)
  return page
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your session' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the session of a person who is there is renewed, with a new key, and goes on', async () => {
  const page = await loggedIn()
  const refreshes = countRequests(page.context(), 'stamp_login')
  const key = await publicKey(page)
  await use(page)
  await pass(page, 10, 1)
  const renewed = await agreeOnNewKey([page], key)
  await use(page)
  await pass(page, 10, 1)
  await agreeOnNewKey([page], renewed)
  expect(refreshes()).toBe(2)
  expect(await banner(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
  await page.reload()
  await sessionPage(page).waitFor()
})

test('a person who was away is told before the end in every tab, and one press keeps all logged in', async () => {
  const page = await loggedIn()
  const [other] = await openMore(page, 1)
  if (!other) throw new Error('no other tab')
  const key = await publicKey(page)
  await pass(page, 14, 1)
  await banner(page)
    .getByText(/You will be logged out in 0:5\d/)
    .waitFor()
  await banner(other).waitFor()
  await button(page, 'Stay logged in').click()
  await banner(page).getByText('You stay logged in.').waitFor()
  await banner(other).waitFor({ state: 'detached' })
  await agreeOnNewKey([page, other], key)
  await pass(page, 0, 3)
  await banner(page).waitFor({ state: 'detached' })
})

test('the banner is reached and used by keyboard alone', async () => {
  const page = await loggedIn()
  const key = await publicKey(page)
  await pass(page, 14, 1)
  await banner(page).waitFor()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await agreeOnNewKey([page], key)
})

test('a session that nobody keeps ends, and says so with the way back in', async () => {
  const page = await loggedIn()
  await pass(page, 15, 1)
  const dialog = page.getByRole('dialog', { name: 'Log in again to continue' })
  await dialog.getByText('Your session ended after 15 minutes.').first().waitFor()
  await dialog.getByRole('button').nth(1).click()
  await page.getByRole('dialog', { name: 'Log in to Fieldnotes' }).waitFor()
})

test('sec/B02 logging out in one tab ends the session in the others and at the service', async () => {
  const page = await loggedIn()
  const [other] = await openMore(page, 1)
  if (!other) throw new Error('no other tab')
  const [ended] = await Promise.all([
    page.waitForResponse(/delete_api_keys$/),
    button(page, 'Log out').click(),
  ])
  expect(ended.status()).toBe(200)
  const dialog = other.getByRole('dialog', { name: 'You logged out in another tab' })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await logInButton(other).waitFor()
  await page.reload()
  await logInButton(page).waitFor()
})

test('a service that does not answer holds no logout up', async () => {
  const page = await loggedIn()
  await page.route('**/public/v1/**', () => undefined)
  await button(page, 'Log out').click()
  await logInButton(page).waitFor()
})

test('sec/B22 a computer that slept past the end wakes up logged out', async () => {
  const page = await loggedIn()
  time.passThere(3_600_000)
  // the clock on the wall goes on in a sleep, timers do not
  await page.clock.setSystemTime(time.nowMs())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('dialog', { name: 'Log in again to continue' }).waitFor()
})

test.each([
  ['sec/B22 a computer that falls asleep while', 1],
  ['sec/B06 storage that does not answer when', 10],
])('%s the session is read ends none', async (_, steps) => {
  const page = await loggedIn()
  const letGo = await holdKeyStore(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  for (let step = 0; step < steps; step++) await pass(page, 0, 4)
  await letGo()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
})

test('sec/B11 a clock that is put forward by a day ends no session that still stands', async () => {
  const page = await loggedIn()
  await page.clock.setSystemTime(time.nowMs() + 86_400_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForResponse(/stamp_login$/)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
})

test('offline the session stays, and it is renewed when the network is back', async () => {
  // what the pages load late, they ask for in vain meanwhile
  const page = await loggedIn([/ERR_INTERNET_DISCONNECTED/])
  const key = await publicKey(page)
  await use(page)
  await page.context().setOffline(true)
  await pass(page, 10, 1)
  await page.getByText('You are logged in').waitFor()
  await page.context().setOffline(false)
  await agreeOnNewKey([page], key)
})

test('sec/B08 storage that is cleared while the page is open ends the session with its reason', async () => {
  const page = await loggedIn()
  const session = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('This browser cleared the key that kept you logged in.').first().waitFor()
})

/** Eight tabs and a hundred rounds of each in test/long/eightTabs.test.ts. */
test.each(Object.entries(browsers))(
  '%s: tabs renew once and end with the same session',
  async (_, prepare) => {
    expect(await renewTogether(stage, time, { tabs: 3, rounds: 2, prepare })).toBe(2)
  },
)
