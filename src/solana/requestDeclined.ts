import type { Latchkit } from '../core/latchkit.ts'
import type { Cancelled } from '../core/wallet/signing/signOutcome.ts'
import { SessionMissingError } from '../errors/session.ts'

/** The person declined: in the ecosystem of Solana that is an error, with the code that its wallets use. */
export class RequestDeclinedError extends Error {
  readonly code = 4001

  constructor(message = 'The person declined.') {
    super(message)
    this.name = 'RequestDeclinedError'
  }
}

/**
 * What came of asking the person.
 *
 * @throws RequestDeclinedError `4001` when they declined.
 * @throws SessionMissingError `SESSION_MISSING` when they were logged out meanwhile.
 */
export function settled<T extends object>(
  { session }: Pick<Latchkit, 'session'>,
  outcome: T | Cancelled,
  signal?: AbortSignal,
): T {
  if (!('cancelled' in outcome)) return outcome
  // the app itself took it back: it hears its own reason
  signal?.throwIfAborted()
  if (session.getState().status === 'logged-in') throw new RequestDeclinedError()
  throw new SessionMissingError()
}
