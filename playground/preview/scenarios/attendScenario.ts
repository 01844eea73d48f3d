import type { Latchkit } from 'latchkit'
import { endSoon } from '../../../src/devtools/session/endSoon.ts'
import type { Scenario } from '../../settings/scenarios.ts'

type Attended = Pick<Latchkit, 'session' | 'nowMs'>

/**
 * Lets the kit meet what no network could bring: a session of ten seconds. Call it once, when the kit is made.
 *
 * The session that a person gets by staying is a whole one again.
 */
export function attendScenario(scenario: Scenario, kit: Attended): void {
  if (scenario !== 'sessionEndsSoon') return
  kit.session.subscribe((state, before) => {
    const isNew = state.status === 'logged-in' && before.status !== 'logged-in'
    // after everybody else has heard of it
    if (isNew) queueMicrotask(() => endSoon(kit))
  })
}
