import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planOf } from './sessionPlan.ts'

const NOW = 1_700_000_000_000
const sessionOf = (lifetimeMs: number) => ({
  organizationId: 'org-1',
  userId: 'user-1',
  publicKeyHex: '02',
  startedAtMs: NOW,
  expiresAtMs: NOW + lifetimeMs,
  persistence: 'device' as const,
})

test.each([
  [900_000, 600_000, 840_000],
  [120_000, 80_000, 90_000],
  [30_000, 20_000, 22_500],
  [2_592_000_000, 1_728_000_000, 2_591_940_000],
])('plans a life of %i ms', (lifetimeMs, refreshMs, warnMs) => {
  const plan = planOf(sessionOf(lifetimeMs))
  expect(plan).toEqual({ lifetimeMs, refreshAtMs: NOW + refreshMs, warnAtMs: NOW + warnMs })
})

test('takes a session whose beginning nobody wrote down for one of fifteen minutes', () => {
  const { startedAtMs, ...session } = sessionOf(900_000)
  expect(planOf(session)).toEqual(planOf({ ...session, startedAtMs }))
})

test('announces the end when the app wants, and never before a renewal is due', () => {
  expect(planOf(sessionOf(900_000), 120).warnAtMs).toBe(NOW + 780_000)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3e9 }),
      fc.integer({ min: 0, max: 1e6 }),
      (life, warn) => {
        const { refreshAtMs, warnAtMs } = planOf(sessionOf(life), warn)
        expect(refreshAtMs).toBeGreaterThan(NOW)
        expect(refreshAtMs).toBeLessThan(warnAtMs)
        expect(warnAtMs).toBeLessThanOrEqual(NOW + life)
      },
    ),
  )
})
