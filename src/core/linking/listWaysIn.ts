import { type WayIn, waysIn } from '../actions/waysIn.ts'
import { type LinkContext, requireSession } from './linkContext.ts'

/**
 * Asks for the ways into the account that is logged in.
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
  return waysIn(user, methods)
}
