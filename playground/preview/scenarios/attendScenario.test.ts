import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Session, SessionState } from '../../../src/core/session/session.ts'
import { attendScenario } from './attendScenario.ts'

const NOW_MS = 1_000_000

const session: Session = {
  organizationId: 'organization',
  userId: 'user',
  publicKeyHex: '02',
  expiresAtMs: NOW_MS + 900_000,
  startedAtMs: NOW_MS,
  persistence: 'device',
}

const begun = (one: Session): SessionState => ({ status: 'logged-in', session: one })

/** How long the session of a kit lives after each of these states. */
async function livesAfter(
  scenario: Parameters<typeof attendScenario>[0],
  states: readonly SessionState[],
): Promise<readonly (number | null)[]> {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  attendScenario(scenario, { session: store, nowMs: () => NOW_MS })
  const lives: (number | null)[] = []
  for (const state of states) {
    store.setState(state, true)
    await Promise.resolve()
    const now = store.getState()
    lives.push(now.status === 'logged-in' ? now.session.expiresAtMs - NOW_MS : null)
  }
  return lives
}

const renewed = { ...session, publicKeyHex: '03' }

test('a session that begins ends in ten seconds, one that was renewed does not', async () => {
  const states = [begun(session), begun(renewed), { status: 'expired' }, begun(session)] as const
  expect(await livesAfter('sessionEndsSoon', states)).toEqual([10_000, 900_000, null, 10_000])
})

test('in every other scenario it lives as long as the service says', async () => {
  expect(await livesAfter('works', [begun(session), begun(renewed)])).toEqual([900_000, 900_000])
})
