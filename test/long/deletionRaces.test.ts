import { expect, onTestFinished, test } from 'vitest'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { openDeletionApi, raceOfDeletion } from '../support/deletionRaces.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 100
const TIMEOUT_MS = 20 * 60_000

onEachStore((open) => {
  test(
    'leaves no row of a sub-organization that ends while others submit, a hundred times',
    async () => {
      const store = await open()
      onTestFinished(() => store.close())
      const kit = await openDeletionApi(store)
      let passed = 0
      for (let round = 0; round < ROUNDS; round++) {
        await raceOfDeletion(kit, store, round)
        passed++
      }
      printCount('ends of a sub-organization without a row left', passed, ROUNDS)
      expect(kit.errors).toEqual([])
    },
    TIMEOUT_MS,
  )
})
