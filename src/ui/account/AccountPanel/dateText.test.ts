import { expect, test } from 'vitest'
import { agoText, distanceText, momentText, startText, timeLeftText } from './dateText.ts'

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

test.each([
  [702, '11:42'],
  [3599, '59:59'],
  [7000, '2 hours'],
  [518_400, '6 days'],
])('says %i seconds as %s', (seconds, text) => {
  expect(timeLeftText(seconds, 'en')).toBe(text)
})

test.each([
  [0, '1 minute ago'],
  [-120_000, '2 minutes ago'],
  [-7_200_000, '2 hours ago'],
  [-86_400_000, 'yesterday'],
  [-518_400_000, '6 days ago'],
  // clocks differ
  [5000, '1 minute ago'],
])('says %i ms from now, which is past, as %s', (ms, text) => {
  expect(agoText(1_700_000_000_000 + ms, 1_700_000_000_000, 'en')).toBe(text)
})

test('says the time of today, and the day of any other', () => {
  const nowMs = new Date(2026, 4, 22, 10).getTime()
  expect(startText(new Date(2026, 4, 22, 9, 12).getTime(), nowMs, 'en-GB')).toBe('09:12')
  expect(startText(new Date(2026, 4, 21, 9, 12).getTime(), nowMs, 'en-GB')).toBe('21 May')
  expect(startText(new Date(2025, 4, 22, 9, 12).getTime(), nowMs, 'en-GB')).toBe('22 May')
})

test('says of a moment its year too, and the time as people write it', () => {
  const ms = new Date(2025, 2, 3, 9, 12).getTime()
  expect(momentText(ms, 'en-GB')).toBe('3 Mar 2025, 09:12')
  expect(momentText(ms, 'en-US')).toMatch(/^Mar 3, 2025, 9:12\sAM$/)
})

test('speaks the language of the page', () => {
  expect(distanceText(7_200_000, 0, 'de')).toBe('in 2 Stunden')
})
