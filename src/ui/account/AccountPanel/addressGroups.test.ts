import { expect, test } from 'vitest'
import { addressGroups } from './addressGroups.ts'

test.each([
  ['0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2', 7],
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 8],
  ['bc1q', 1],
])('divides %s into %i groups, and loses nothing', (address, count) => {
  const groups = addressGroups(address)
  expect(groups.join('')).toBe(address)
  expect(groups).toHaveLength(count)
})

test('of nothing there is no group', () => {
  expect(addressGroups('')).toEqual([])
})
