import { test } from 'vitest'
import { killRounds } from '../support/killRounds.ts'

const KILLS = 1000

test(
  `R01 ${KILLS} times kill -9 under load loses no activity that was acknowledged, and runs none twice`,
  () => killRounds(KILLS, 40),
  2 * 60 * 60_000,
)
