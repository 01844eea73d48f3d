import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { logInWithClocksOff } from './support/clocksOff.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** How far a device's clock is off, in minutes. Twelve of them in test/long/clocks.test.ts. */
const OFF = [-1440, 60, 1440]

test('sec/B11 logs in on devices whose clock is up to a day off, and stays logged in', async () => {
  const passed = await logInWithClocksOff(stage, OFF)
  printCount('sec/B11 logged in with a clock that is off', passed, OFF.length)
  expect(passed).toBe(OFF.length)
})
