import { test } from 'vitest'
import { killedLoginRounds } from '../support/killedLoginRounds.ts'

/** Twenty of them in test/long/killedLogin.test.ts. */
const ROUNDS = 8

test(
  `sec/T07 kill -9 during a log-in gives no second session for its token, ${ROUNDS} times`,
  () => killedLoginRounds(ROUNDS),
  600_000,
)
