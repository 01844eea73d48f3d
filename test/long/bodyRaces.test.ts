import { expect, onTestFinished, test } from 'vitest'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { bodyRaces } from '../support/bodyRaces.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 1000

onEachStore((open) => {
  test(`R05 a body that comes fifty times at once runs once, ${ROUNDS} times`, async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const once = await bodyRaces(store, ROUNDS)
    printCount('R05 bodies that came fifty times and ran once', once, ROUNDS)
    expect(once).toBe(ROUNDS)
  }, 3_600_000)
})
