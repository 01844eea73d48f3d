import { expect, test } from 'vitest'
import { setMemoryStage } from '../e2e/support/memoryStage.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 50

const stage = setMemoryStage()

test('sec/B20 a page that comes back from memory goes on with its session, fifty times', async () => {
  const passed = await stage.goesOn(ROUNDS)
  printCount('sec/B20 went on after back and forward', passed, ROUNDS)
  expect(passed).toBe(ROUNDS)
})
