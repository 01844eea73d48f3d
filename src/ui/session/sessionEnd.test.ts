import { expect, test } from 'vitest'
import { session } from '../../../test/support/fakeKit.ts'
import type { SessionState } from '../../core/session/session.ts'
import { sessionEnd } from './sessionEnd.ts'

const live = { status: 'logged-in', session: { ...session, startedAtMs: 0 } } as const

test.each<[SessionState, object | null]>([
  [{ status: 'expired' }, { reason: 'expired', lifetimeMs: 900_000 }],
  [
    { status: 'logged-out', reason: 'key-lost' },
    { reason: 'key-lost', lifetimeMs: 900_000 },
  ],
  [
    { status: 'logged-out', reason: 'refused' },
    { reason: 'refused', lifetimeMs: 900_000 },
  ],
  [{ status: 'logged-out', reason: 'logged-out' }, null],
  [{ status: 'logged-out', reason: 'never' }, null],
  [{ status: 'loading' }, null],
  [live, null],
])('reads the end of a session from %j', (after, end) => {
  expect(sessionEnd(live, after)).toEqual(end)
})

test('sees no end where nobody was logged in', () => {
  expect(sessionEnd({ status: 'loading' }, { status: 'expired' })).toBeNull()
})

test('does not know how long a session lived whose beginning nobody wrote down', () => {
  const { startedAtMs, ...rest } = live.session
  const before = { status: 'logged-in', session: rest } as const
  expect(startedAtMs).toBe(0)
  expect(sessionEnd(before, { status: 'expired' })).toEqual({ reason: 'expired', lifetimeMs: null })
})
