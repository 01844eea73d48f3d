import { test } from 'vitest'
import { endRounds } from '../support/endRounds.ts'

const ROUNDS = 3

test(
  `R08 gives every client a whole answer or none at all when it ends under load, ${ROUNDS} times`,
  () => endRounds(ROUNDS),
  600_000,
)
