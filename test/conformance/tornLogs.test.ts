import { expect, test } from 'vitest'
import { damagedRounds, takeLiveCopy, tornRounds } from '../support/disk/tornLogs.ts'
import { printCount } from '../support/printCount.ts'

const PLACES = 40

test(`R02 a log that is torn off or damaged at ${PLACES} places opens with a prefix of what was committed`, async () => {
  const copy = await takeLiveCopy()
  const torn = await tornRounds(copy, PLACES)
  printCount('R02 torn logs that open as a consistent prefix', torn, PLACES)
  const damaged = await damagedRounds(copy, PLACES)
  printCount('R02 damaged logs that open as a consistent prefix', damaged, PLACES)
  expect([torn, damaged]).toEqual([PLACES, PLACES])
}, 120_000)
