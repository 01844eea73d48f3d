import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { SignView } from './signView.ts'

/**
 * Reads a request for a person. It takes the parameters that go out, and looks up names; what cannot be looked up is shown
 * as unknown.
 */
export async function viewOf(
  kit: Pick<Latchkit, 'query' | 'options' | 'nowMs'>,
  request: PreparedRequest,
  _signal: AbortSignal,
): Promise<SignView> {
  const { account, caip2, parameters } = request
  return {
    effect: { kind: 'blind' },
    money: 'unknown',
    level: 'unreadable',
    warnings: [{ kind: 'blind' }],
    origin: globalThis.location?.origin ?? '',
    account,
    chain: caip2 === null ? null : chainFacts(caip2, kit.options.chains),
    details: [],
    raw: JSON.stringify(parameters, null, 2),
  }
}
