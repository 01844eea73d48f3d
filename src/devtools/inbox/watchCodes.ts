import type { Latchkit } from '../../core/latchkit.ts'
import type { CodeFacts } from './messages.ts'

/** Until the service has said otherwise. */
const USUAL_LIFE_MS = 300_000

export const NO_CODES: CodeFacts = { lifetimeMs: USUAL_LIFE_MS, usedAtMs: new Map() }

/** Hears from the login how long codes live and which were accepted; returns the way to stop. */
export function watchCodes(
  { login, nowMs }: Pick<Latchkit, 'login' | 'nowMs'>,
  onChange: (change: (before: CodeFacts) => CodeFacts) => void,
): () => void {
  return login.state.subscribe((state) => {
    if (state.at === 'enteringCode') {
      const { lifetimeMs } = state.entry
      onChange((before) => (before.lifetimeMs === lifetimeMs ? before : { ...before, lifetimeMs }))
    }
    if (state.at === 'accepted') {
      const used = [state.entry.contact, nowMs()] as const
      onChange((before) => ({ ...before, usedAtMs: new Map([...before.usedAtMs, used]) }))
    }
  })
}
