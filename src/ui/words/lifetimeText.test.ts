import { expect, test } from 'vitest'
import { lifetimeText } from './lifetimeText.ts'

test.each([
  [900_000, '15 minutes'],
  [30_000, '30 seconds'],
  [60_000, '60 seconds'],
  [3_600_000, '60 minutes'],
  [86_400_000, '24 hours'],
  [2_592_000_000, '30 days'],
  [1000, '1 second'],
  [10, '1 second'],
])('says %i ms as %s', (ms, text) => {
  expect(lifetimeText(ms)).toBe(text)
})
