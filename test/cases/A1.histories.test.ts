import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { playHistory } from '../support/accountHistories.ts'
import { printCount } from '../support/printCount.ts'
import { histories } from '../support/randomHistories.ts'

const RUNS = 40

test('otp_login: enters no account in which a stranger held a credential, whatever happened before', async () => {
  let logins = 0
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      logins += await playHistory(createMemoryStore(), history)
    }),
    { numRuns: RUNS },
  )
  printCount('A1 logins by an address after random histories', logins, logins)
  expect(logins).toBeGreaterThan(0)
}, 120_000)
