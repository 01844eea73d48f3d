import type { ActionContext } from './context.ts'
import { sessionKeyOf } from './sessionKeyOf.ts'

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
export async function loginTerms(context: ActionContext, signal: AbortSignal): Promise<LoginTerms> {
  const { organizationId, sessionLifetimeMs } = await context.config.confirmed(signal)
  return {
    parentId: organizationId,
    sessionKeyHex: await sessionKeyOf(context, signal),
    expirationSeconds: String(Math.round(sessionLifetimeMs / 1000)),
    invalidateExisting: context.invalidateExisting,
  }
}
