import { type WayIn, waysIn } from '../actions/waysIn.ts'
import { type LinkContext, requireSession } from './linkContext.ts'
import { walletAddress } from './walletAddress.ts'

/**
 * Asks for the ways into the account that is logged in. A wallet is named by its address.
 *
 * Spec: Query endpoints › get_user (from the public wire).
 */
export async function listWaysIn(
  context: LinkContext,
  signal?: AbortSignal,
): Promise<readonly WayIn[]> {
  const { userId } = requireSession(context)
  const [{ user }, { methods }] = await Promise.all([
    context.kit.query('getUser', { userId }, { signal }),
    context.kit.loadConfig({ signal }),
  ])
  return Promise.all(waysIn(user, methods).map(withAddress))
}

async function withAddress(way: WayIn): Promise<WayIn> {
  if (way.method !== 'wallet' || way.name === null) return way
  return { ...way, name: await walletAddress(way.name) }
}
