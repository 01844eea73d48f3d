import { describe, expect, test } from 'vitest'
import { msFromTime, timeOf } from './times.ts'

const DAY_MS = 86_400_000

describe('timeOf', () => {
  test('tells the clock alone today', () => {
    expect(timeOf(Date.now())).toMatch(/^\d\d:\d\d:\d\d$/)
  })

  test('tells the day of anything else, the same hour of yesterday too', () => {
    expect(timeOf(Date.now() - DAY_MS)).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, /)
    expect(timeOf(Date.UTC(2026, 4, 24, 12))).toMatch(/^May 24, 2026, /)
  })
})

describe('msFromTime', () => {
  test('reads seconds that travel as text', () => {
    expect(msFromTime({ seconds: '1700000000' })).toBe(1_700_000_000_000)
  })
})
