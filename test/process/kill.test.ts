import { test } from 'vitest'
import { killRounds } from '../support/killRounds.ts'

/** A thousand of them in test/long/kills.test.ts. */
const KILLS = 10

test(
  `R01 kill -9 under load loses no activity that was acknowledged, ${KILLS} times`,
  () => killRounds(KILLS, 20),
  600_000,
)
