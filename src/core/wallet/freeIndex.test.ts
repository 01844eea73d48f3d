import { expect, test } from 'vitest'
import { freeIndex } from './freeIndex.ts'

test.each([0, 1, 2, 3, 7, 8, 100, 9999, 10_000])(
  'finds the one behind %i accounts',
  async (count) => {
    let asked = 0
    const isTaken = async (index: number) => {
      asked++
      return index < count
    }
    expect(await freeIndex(isTaken)).toBe(count)
    expect(asked).toBeLessThanOrEqual(30)
  },
)

test('never answers one that is taken, also where some are missing between', async () => {
  const taken = new Set([0, 1, 3, 7, 8])
  expect(taken.has(await freeIndex(async (index) => taken.has(index)))).toBe(false)
})
