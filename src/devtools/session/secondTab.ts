import { createLatchkit } from '../../core/createLatchkit.ts'
import type { Latchkit } from '../../core/latchkit.ts'

/** Another tab of this app, as far as the kit can tell. */
export type SecondTab = Pick<Latchkit, 'session' | 'sessions' | 'logOut'> & { close(): void }

/**
 * Opens what another tab would be: a second kit with the same configuration on the same storage. It is told of what this page
 * does, and tells it what happens there, by the ways that tabs have.
 */
export function openSecondTab({ options }: Pick<Latchkit, 'options'>): SecondTab {
  const kit = createLatchkit({ ...options, onEvent: undefined })
  const close = kit.mount()
  return { session: kit.session, sessions: kit.sessions, logOut: kit.logOut, close }
}
