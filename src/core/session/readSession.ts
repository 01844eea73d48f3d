import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../crypto/token/verifyToken.ts'
import type { Session } from './session.ts'

/** A session token together with what it is checked against. */
export type SessionCandidate = {
  readonly token: string
  /** The key that was made for this login. */
  readonly keyPair: P256KeyPair
  /** The service's key: uncompressed P-256, lower-case hex. */
  readonly sessionKeyHex: string
}

/** What a token turned out to be. Only `valid` carries claims. */
export type SessionReading =
  | { readonly kind: 'valid'; readonly claims: Omit<Session, 'persistence' | 'startedAtMs'> }
  | { readonly kind: 'expired' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'refused' }

/**
 * Checks a session token: the signature by the service's key, the five claims, the key that it names, its end.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_login (session).
 * Ours: a token is believed only after all of it fits; `foreign` is a good token for another key.
 */
export async function readSession(
  candidate: SessionCandidate,
  nowMs: number,
): Promise<SessionReading> {
  const claims = await verifyToken(candidate.token, candidate.sessionKeyHex, 'twice')
  const { exp, nbf, public_key, session_type, user_id, organization_id } = claims ?? {}
  if (session_type !== 'SESSION_TYPE_READ_WRITE') return { kind: 'refused' }
  if (typeof exp !== 'number' || !Number.isSafeInteger(exp * 1000)) return { kind: 'refused' }
  if (!isText(user_id) || !isText(organization_id)) return { kind: 'refused' }
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf * 1000 <= nowMs))
    return { kind: 'refused' }
  if (public_key !== candidate.keyPair.publicKeyHex) return { kind: 'foreign' }
  const expiresAtMs = exp * 1000
  if (expiresAtMs <= nowMs) return { kind: 'expired' }
  const publicKeyHex = candidate.keyPair.publicKeyHex
  return {
    kind: 'valid',
    claims: { organizationId: organization_id, userId: user_id, publicKeyHex, expiresAtMs },
  }
}

function isText(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== ''
}
