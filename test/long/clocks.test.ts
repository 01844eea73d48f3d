import { expect, test } from 'vitest'
import { logInWithClocksOff } from '../e2e/support/clocksOff.ts'
import { setStage } from '../e2e/support/stage.ts'
import { printCount } from '../support/printCount.ts'

const stage = setStage()

/** How far a device's clock is off, in minutes: an hour is what summer time makes. */
const OFF = [-1440, -720, -60, -10, -6, -1, 1, 6, 10, 60, 720, 1440]

test('sec/B11 logs in on devices whose clock is up to a day off, and stays logged in', async () => {
  const passed = await logInWithClocksOff(stage, OFF)
  printCount('sec/B11 logged in with a clock that is off', passed, OFF.length)
  expect(passed).toBe(OFF.length)
})
