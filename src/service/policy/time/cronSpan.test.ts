import { describe, expect, test } from 'vitest'
import { cronSpanFrom, isInSpan } from './cronSpan.ts'
import { instantFrom } from './instantFrom.ts'

function isOn(cron: string, duration: string, zone: string, at: string): boolean | string {
  const span = cronSpanFrom(cron, duration, zone)
  return typeof span === 'string' ? span : isInSpan(span, Date.parse(at), () => undefined)
}

describe('a cron span', () => {
  test.each([
    // both ends
    ['30 8 * * *', '1h', 'UTC', '2026-05-05T08:29:59.999Z', false],
    ['30 8 * * *', '1h', 'UTC', '2026-05-05T08:30:00.000Z', true],
    ['30 8 * * *', '1h', 'UTC', '2026-05-05T09:29:59.999Z', true],
    ['30 8 * * *', '1h', 'UTC', '2026-05-05T09:30:00.000Z', false],
    // lists and ranges
    ['0 1,13 * * *', '30m', 'UTC', '2026-05-05T13:10:00Z', true],
    ['0 1,13 * * *', '30m', 'UTC', '2026-05-05T14:10:00Z', false],
    ['0-10 9 * * *', '5m', 'UTC', '2026-05-05T09:14:59Z', true],
    ['0-10 9 * * *', '5m', 'UTC', '2026-05-05T09:15:00Z', false],
    // over midnight, over days, and over the end of a year
    ['0 22 * * *', '4h', 'UTC', '2026-05-06T01:59:59Z', true],
    ['0 0 * * 5', '2d12h', 'UTC', '2026-05-10T11:59:59Z', true],
    ['0 0 * * 5', '2d12h', 'UTC', '2026-05-10T12:00:00Z', false],
    ['0 0 31 12 *', '2d', 'UTC', '2027-01-01T23:59:59Z', true],
    ['0 0 29 2 *', '1d', 'UTC', '2028-02-29T12:00:00Z', true],
    // when both day fields are restricted, either matches
    ['0 0 13 * 5', '1d', 'UTC', '2026-05-13T12:00:00Z', true],
    ['0 0 13 * 5', '1d', 'UTC', '2026-05-15T12:00:00Z', true],
    ['0 0 13 * 5', '1d', 'UTC', '2026-05-14T12:00:00Z', false],
    ['0 0 * * 0', '1d', 'UTC', '2026-05-10T12:00:00Z', true],
    // other clocks
    ['0 9 * * *', '1h', 'Asia/Kolkata', '2026-05-05T03:30:00Z', true],
    ['0 9 * * *', '1h', 'Asia/Kolkata', '2026-05-05T03:29:59Z', false],
    ['0 0 1 * *', '1h', 'Pacific/Kiritimati', '2026-04-30T10:30:00Z', true],
    ['0 9 * * *', '1h', 'America/New_York', '2026-01-05T14:30:00Z', true],
    ['0 9 * * *', '1h', 'America/New_York', '2026-07-05T13:30:00Z', true],
    // a time that the clocks skip begins nothing, one that they show twice begins the first time
    ['30 2 * * *', '20m', 'Europe/Berlin', '2026-03-29T00:40:00Z', false],
    ['30 2 * * *', '20m', 'Europe/Berlin', '2026-03-29T01:40:00Z', false],
    ['30 2 * * *', '20m', 'Europe/Berlin', '2026-10-25T00:40:00Z', true],
    ['30 2 * * *', '20m', 'Europe/Berlin', '2026-10-25T01:40:00Z', false],
  ])('%s for %s in %s at %s: %s', (cron, duration, zone, at, expected) => {
    expect(isOn(cron, duration, zone, at)).toBe(expected)
  })

  test('that lasts a year is always on', () => {
    for (const day of ['2026-01-01', '2026-06-30', '2026-12-31'])
      expect(isOn('0 0 1 1 *', '366d', 'UTC', `${day}T23:59:59Z`)).toBe(true)
  })
})

test('reads times with a zero offset to the millisecond', () => {
  const noon = Date.UTC(2026, 2, 1, 12)
  for (const text of [
    '2026-03-01T12:00:00Z',
    '2026-03-01T12:00:00+00:00',
    '2026-03-01t12:00:00-00:00',
  ])
    expect(instantFrom(text)).toBe(noon)
  expect(instantFrom('2026-03-01T12:00:00.0579Z')).toBe(noon + 57)
  for (const text of ['2026-03-01T24:00:01Z', '2026-04-31T00:00:00Z', '2026-03-01', ''])
    expect(instantFrom(text)).toBeNull()
})
