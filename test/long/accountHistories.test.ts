import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { playHistory } from '../support/accountHistories.ts'
import { printCount } from '../support/printCount.ts'
import { histories } from '../support/randomHistories.ts'

const RUNS = 1000

onEachStore((open) => {
  test(`A1 otp_login: enters no stranger's account after ${RUNS} random histories`, async () => {
    const store = await open()
    onTestFinished(() => store.close())
    let logins = 0
    // a parent organization of its own each: one store holds them all
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        logins += await playHistory(store, history)
      }),
      { numRuns: RUNS },
    )
    printCount('A1 logins by an address after random histories', logins, logins)
    expect(logins).toBeGreaterThan(0)
  }, 3_600_000)
})
