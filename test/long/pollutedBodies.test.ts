import { expect, test } from 'vitest'
import { sendPolluted } from '../support/pollutedBodies.ts'
import { printCount } from '../support/printCount.ts'

const BODIES = 100_000
const TIMEOUT_MS = 60 * 60_000

test(
  'sec/T30 lets none of 100,000 bodies change what every object has',
  async () => {
    const { answered, done } = await sendPolluted(BODIES)
    printCount('bodies that reach for a prototype and change none', answered, BODIES)
    printCount('of these done as they were asked', done, BODIES)
    expect(answered).toBe(BODIES)
    expect(done).toBeGreaterThan(BODIES / 50)
  },
  TIMEOUT_MS,
)
