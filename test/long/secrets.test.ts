import { test } from 'vitest'
import { proveNothingTold } from '../support/secretProof.ts'

test('T38 no secret of 160 people is in logs, files, refusals or webhooks', async () => {
  await proveNothingTold(160)
})
