import { expect, test } from 'vitest'
import { distanceText } from './dateText.ts'

test.each([
  [518_400_000, 'in 6 days'],
  [86_400_000, 'in 1 day'],
  [7_200_000, 'in 2 hours'],
  [3_599_999, 'in 60 minutes'],
  [59_000, 'in 1 minute'],
  [-60_000, '1 minute ago'],
])('says %i ms as %s', (ms, text) => {
  expect(distanceText(1_700_000_000_000 + ms, 1_700_000_000_000, 'en')).toBe(text)
})

test('speaks the language of the page', () => {
  expect(distanceText(7_200_000, 0, 'de')).toBe('in 2 Stunden')
})
