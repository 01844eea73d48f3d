import { expect, test } from 'vitest'
import { runChaosInProcess } from '../support/sending/chaosInProcess.ts'

test('F1 sendQueue: every payment goes out once over nodes that lose, lie, lag and restart, however often it is killed', async () => {
  const { tally, faults, killed, errors, counts } = await runChaosInProcess(60, 20, 22)
  expect(faults).toEqual([])
  expect(errors).toEqual([])
  expect(killed).toBe(20)
  // the account has the money, so nothing but a replica that lags may take a nonce that is used
  expect((tally.INCLUDED ?? 0) + (tally.REPLACED ?? 0)).toBe(60)
  expect(tally.INCLUDED).toBeGreaterThanOrEqual(55)
  for (const { lost, lies } of counts) expect(Math.min(lost, lies)).toBeGreaterThan(0)
}, 120_000)
