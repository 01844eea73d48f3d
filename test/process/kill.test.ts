import { test } from 'vitest'
import { killRounds } from '../support/killRounds.ts'

const KILLS = 25

test(
  `R01 kill -9 under load loses no activity that was acknowledged, ${KILLS} times`,
  () => killRounds(KILLS, 20),
  600_000,
)
