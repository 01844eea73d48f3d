import { test } from 'vitest'
import { endRounds } from '../support/endRounds.ts'

const ROUNDS = 100

test(
  `R08 gives every client a whole answer or none at all when it ends under load, ${ROUNDS} times`,
  () => endRounds(ROUNDS),
  3_600_000,
)
