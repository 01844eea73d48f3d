import { expect, onTestFinished, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { modelRounds } from '../support/raceModel/modelRounds.ts'
import { onEachStore } from './store/onEachStore.ts'

const ROUNDS = 12

onEachStore((open) => {
  test(`R06 ${ROUNDS} races to make and remove at the limits end as in some order`, async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const explained = await modelRounds(store, ROUNDS)
    printCount('R06 races with a serial explanation', explained, ROUNDS)
    expect(explained).toBe(ROUNDS)
  }, 120_000)
})
