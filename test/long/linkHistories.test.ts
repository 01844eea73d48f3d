import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { linkHistories, playLinkHistory } from '../support/linkHistories.ts'
import { printCount } from '../support/printCount.ts'

const RUNS = 1000

test(`A2 oauth_login: enters no account of a stranger after ${RUNS} random histories`, async () => {
  let logins = 0
  await fc.assert(
    fc.asyncProperty(linkHistories, async (steps) => {
      logins += await playLinkHistory(createMemoryStore(), steps)
    }),
    { numRuns: RUNS },
  )
  printCount('A2 social logins after random histories', logins, logins)
  expect(logins).toBeGreaterThan(0)
}, 3_600_000)
