import type { Latchkit } from '../../core/latchkit.ts'
import type { Cancelled } from '../../core/wallet/signing/signOutcome.ts'
import { failure } from '../providerError.ts'

/**
 * What came of asking the person.
 *
 * @throws ProviderRpcError 4001 when they declined, 4100 when they were logged out meanwhile.
 */
export function settled<T extends object>(
  { session }: Pick<Latchkit, 'session'>,
  outcome: T | Cancelled,
): T {
  if (!('cancelled' in outcome)) return outcome
  if (session.getState().status === 'logged-in')
    throw failure('userRejected', 'The person declined.')
  throw failure('unauthorized', 'The person was logged out.')
}
