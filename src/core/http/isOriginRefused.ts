import { isLatchkitError } from '../../errors/anyError.ts'
import { proxyAnswers } from '../../wire/proxyAnswers.ts'
import type { Network, PreparedRequest } from './exchange.ts'
import { post } from './post.ts'

/**
 * Whether the auth proxy is there and only hides its answers from this page.
 *
 * Spec: What the service does › Allowed origins rules.
 * Ours: a refused origin is told nothing, so to a page it looks like a service that is down. Two requests tell them apart:
 * one whose answer nobody may read gets through, and one that changes nothing still fails. Outside a browser no answer is
 * unreadable, so this is false there.
 *
 * @param request - a prepared `wallet_kit_config`.
 */
export async function isOriginRefused(
  network: Network,
  authProxyUrl: string,
  request: PreparedRequest,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!(await answersUnread(network, authProxyUrl))) return false
  const { path, response } = proxyAnswers.walletKitConfig
  try {
    await post(network, authProxyUrl + path, request, response, { signal })
    return false
  } catch (error) {
    return isLatchkitError(error, 'NETWORK_FAILED')
  }
}

async function answersUnread(network: Network, authProxyUrl: string): Promise<boolean> {
  try {
    const answer = await network.fetch(`${authProxyUrl}/health`, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(network.timeoutMs),
    })
    return answer.type === 'opaque'
  } catch {
    return false // nobody there, or nobody in time
  }
}
