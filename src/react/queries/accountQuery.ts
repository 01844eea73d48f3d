import type { Session } from '../../core/session/session.ts'
import { SessionMissingError } from '../../errors/session.ts'

/** What is read of an account. */
export type AccountNoun =
  | 'activities'
  | 'activity'
  | 'activity-reading'
  | 'address-proof'
  | 'app-proofs'
  | 'confirmation'
  | 'contract-interface'
  | 'nonces'
  | 'passkeys'
  | 'private-keys'
  | 'sessions'
  | 'transaction-status'
  | 'user'
  | 'wallet-accounts'
  | 'wallets'
  | 'ways-in'
  | 'whoami'

/** What an app names to read it again: a noun of whoever is logged in, and the ids that it was asked by. */
export const accountKey = (
  noun: AccountNoun,
  session: Session | null,
  ...ids: readonly unknown[]
) => ['latchkit', noun, session?.organizationId ?? null, session?.userId ?? null, ...ids] as const

/** What all queries of an account have in common: they wait while nobody is logged in. A renewed session keeps them. */
export const accountQuery = (session: Session | null) =>
  ({ enabled: session !== null, retry: false }) as const

/** @throws SessionMissingError `SESSION_MISSING` when nobody is logged in. */
export function requireSession(session: Session | null): Session {
  if (session === null) throw new SessionMissingError()
  return session
}
