import { SessionRefusedError } from '../../errors/session.ts'
import type { ActionContext } from './context.ts'

/** What a login asks for, and what its session is checked with. */
export type LoginTerms = {
  /** The parent organization, which a login names that does not know its account yet. */
  readonly parentId: string
  /** The service's key: uncompressed P-256, hex. */
  readonly sessionKeyHex: string
  readonly expirationSeconds: string
  readonly invalidateExisting: boolean | undefined
}

/**
 * Fetches the terms, before anybody is asked for a login that could not be checked.
 *
 * @throws SessionRefusedError `SESSION_REFUSED` when neither app nor configuration name a key to check a session with.
 */
export async function loginTerms(
  { config, pinned, invalidateExisting }: ActionContext,
  signal: AbortSignal,
): Promise<LoginTerms> {
  const confirmed = await config.confirmed(signal)
  const sessionKeyHex = pinned.sessionKeyHex ?? confirmed.sessionKeyHex
  if (!sessionKeyHex) throw new SessionRefusedError({ details: 'no key to check it with is known' })
  return {
    parentId: confirmed.organizationId,
    sessionKeyHex,
    expirationSeconds: String(Math.round(confirmed.sessionLifetimeMs / 1000)),
    invalidateExisting,
  }
}
