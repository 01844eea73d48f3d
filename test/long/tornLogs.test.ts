import { expect, test } from 'vitest'
import { damagedRounds, takeLiveCopy, tornRounds } from '../support/disk/tornLogs.ts'
import { printCount } from '../support/printCount.ts'

const TORN = 10_000
const DAMAGED = 1000

test(`R02 a log torn off at ${TORN} places opens with a prefix of what was committed`, async () => {
  const passed = await tornRounds(await takeLiveCopy(), TORN)
  printCount('R02 torn logs that open as a consistent prefix', passed, TORN)
  expect(passed).toBe(TORN)
}, 3_600_000)

test(`R02 a log with a wrong byte at ${DAMAGED} places opens with a prefix of what was committed`, async () => {
  const passed = await damagedRounds(await takeLiveCopy(), DAMAGED)
  printCount('R02 damaged logs that open as a consistent prefix', passed, DAMAGED)
  expect(passed).toBe(DAMAGED)
}, 1_800_000)
