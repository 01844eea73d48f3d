import { expect, test } from 'vitest'
import { logIn, newAddress, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const MINUTE_MS = 60_000

/** How far a device's clock is off, in minutes: an hour is what summer time makes. */
const OFF = [-1440, -720, -60, -10, -6, -1, 1, 6, 10, 60, 720, 1440]

test('sec/B11 logs in on devices whose clock is up to a day off, and stays logged in', async () => {
  let passed = 0
  for (const minutes of OFF) {
    const time = Date.now() + minutes * MINUTE_MS
    const page = await stage.open({ prepare: (opening) => opening.clock.install({ time }) })
    await logIn(stage, page, newAddress())
    await page.getByText(/in 14:5\d/).waitFor()
    await page.reload()
    await sessionPage(page).waitFor()
    await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
    await page.getByText('Stamp checked, it matches the body').waitFor()
    const [ended] = await Promise.all([
      page.waitForResponse(/delete_api_keys$/),
      page.getByRole('button', { name: 'Log out', exact: true }).click(),
    ])
    if (ended.status() === 200) passed++
    await page.context().close()
  }
  process.stdout.write(`sec/B11 logged in with a clock that is off: ${passed} of ${OFF.length}\n`)
  expect(passed).toBe(OFF.length)
}, 240_000)
