import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { serveOwnService } from '../e2e/support/ownService.ts'
import { logIn, newAddress, sessionPage } from '../e2e/support/person.ts'
import { createTime, publicKey, settled, use } from '../e2e/support/sessionPages.ts'
import { setStage } from '../e2e/support/stage.ts'
import {
  replaceKilled,
  stepsOf,
  stepsWhenTold,
  stopAfter,
  watchSteps,
} from '../e2e/support/stopAt.ts'
import { printCount } from '../support/printCount.ts'

const POINTS = 20

const time = createTime()
const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })

async function loggedIn(): Promise<Page> {
  const page = await stage.open({
    async prepare(it) {
      await watchSteps(it)
      await time.start(it)
    },
  })
  await logIn(stage, page, newAddress())
  await settled(page)
  await use(page)
  return page
}

/** How many steps a renewal takes that nobody stops, up to the message that the other tabs get. */
async function stepsOfRenewal(): Promise<number> {
  const page = await loggedIn()
  const key = await publicKey(page)
  const before = await stepsOf(page)
  await time.pass(page, 10, 1)
  await expect.poll(() => publicKey(page), { timeout: 30_000 }).not.toBe(key)
  return (await stepsWhenTold(page)) - before
}

/** Somebody comes back after the page was killed, and goes on. */
async function comeBack(killed: Page): Promise<void> {
  const address = killed.url()
  const page = await replaceKilled(killed)
  await page.goto(address)
  await sessionPage(page).waitFor()
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
}

test('sec/B04 a page that is killed in the middle of a renewal leaves one usable session', async () => {
  const steps = await stepsOfRenewal()
  expect(steps).toBeGreaterThanOrEqual(POINTS)
  let usable = 0
  for (let point = 1; point <= POINTS; point++) {
    const page = await loggedIn()
    // from the first step to the last
    const step = Math.round(1 + ((point - 1) * (steps - 1)) / (POINTS - 1))
    await stopAfter(page, step, () => time.pass(page, 10, 1))
    await comeBack(page)
    usable++
    await page.context().close()
  }
  printCount('sec/B04 one usable session after a killed page', usable, POINTS)
  expect(usable).toBe(POINTS)
}, 600_000)
