import { test } from 'vitest'
import { killedLoginRounds } from '../support/killedLoginRounds.ts'

const ROUNDS = 20

test(`sec/T07 kill -9 during a log-in gives no second session for its token, ${ROUNDS} times`, () =>
  killedLoginRounds(ROUNDS))
