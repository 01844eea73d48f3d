import { expect, test } from 'vitest'
import { nextAttemptAtMs } from './retrySchedule.ts'

const NOW_MS = 1_800_000_000_000
const HOUR_MS = 3_600_000
const failed = {
  attempts: 1,
  nowMs: NOW_MS,
  retryAfter: null,
  development: false,
  random: 0,
}

test('tries ten times in 76 hours', () => {
  let nowMs = NOW_MS
  let attempts = 0
  for (;;) {
    attempts++
    const next = nextAttemptAtMs({ ...failed, attempts, nowMs })
    if (next === null) break
    expect(next).toBeGreaterThan(nowMs)
    nowMs = next
  }
  expect(attempts).toBe(10)
  expect((nowMs - NOW_MS) / HOUR_MS).toBeCloseTo(75.585, 2)
})

test('tries again within five seconds in development, whatever the jitter', () => {
  for (const random of [0, 0.5, 0.999]) {
    const next = nextAttemptAtMs({ ...failed, development: true, random })
    expect(next).toBeGreaterThan(NOW_MS)
    expect(next).toBeLessThan(NOW_MS + 4000)
  }
  expect(nextAttemptAtMs({ ...failed, development: true, attempts: 10 })).toBeNull()
})

test('spreads what failed together over a fifth of the time', () => {
  const at = (random: number) => nextAttemptAtMs({ ...failed, attempts: 2, random })
  expect(at(0)).toBe(NOW_MS + 300_000)
  expect(at(0.5)).toBe(NOW_MS + 330_000)
  expect(at(0.999)).toBeLessThanOrEqual(NOW_MS + 360_000)
})

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  [new Date(NOW_MS + 60_000).toUTCString(), 60_000],
  ['1', 5000],
  ['0', 5000],
  ['999999999', 24 * HOUR_MS],
  [new Date(NOW_MS - 60_000).toUTCString(), 5000],
  ['soon', 5000],
  ['-1', 5000],
  ['1e9', 5000],
  ['', 5000],
])('waits as Retry-After %j asks, if that is later and no more than a day', (retryAfter, ms) => {
  expect(nextAttemptAtMs({ ...failed, retryAfter })).toBe(NOW_MS + ms)
})

test('Retry-After brings no attempt beyond the tenth', () => {
  expect(nextAttemptAtMs({ ...failed, attempts: 10, retryAfter: '1' })).toBeNull()
})
