import { test } from 'vitest'
import { proveNothingTold } from '../support/secretProof.ts'

/** Enough for 2,000 secrets in test/long/secrets.test.ts. */
test('T38 no secret of three people is in logs, files, refusals or webhooks', async () => {
  await proveNothingTold(3)
})
