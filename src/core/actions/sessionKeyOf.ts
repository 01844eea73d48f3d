import { SessionRefusedError } from '../../errors/session.ts'
import type { ActionContext } from './context.ts'

/**
 * The service's key to check a session with: the one that the app pins, else the one in the configuration.
 *
 * @throws SessionRefusedError `SESSION_REFUSED` when neither names one.
 */
export async function sessionKeyOf(
  { config, pinned }: Pick<ActionContext, 'config' | 'pinned'>,
  signal: AbortSignal,
): Promise<string> {
  const key = pinned.sessionKeyHex ?? (await config.confirmed(signal)).sessionKeyHex
  if (!key) throw new SessionRefusedError({ details: 'no key to check it with is known' })
  return key
}
