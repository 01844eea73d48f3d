import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { PasskeyPlace } from '../../crypto/webauthn/getAssertion.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { PasskeyCancelledError, PasskeyNoneFoundError } from '../../errors/passkey.ts'
import type { PreparedRequest } from '../http/exchange.ts'
import { passkeyHeaders } from '../http/passkeyHeaders.ts'
import { createKey } from '../keys/createKey.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { acceptSession } from './acceptSession.ts'
import { type LoginTerms, loginTerms } from './loginTerms.ts'
import type { PasskeyContext } from './passkeyContext.ts'

/** How old a stamped request may be, in milliseconds: the service takes none that is older than five minutes. */
const FRESH_MS = 270_000

/** A login that a passkey has signed, ready to be sent. Lives in memory only. */
export type PasskeyLogin = {
  readonly terms: LoginTerms
  readonly keyPair: P256KeyPair
  readonly request: PreparedRequest
  readonly signedAtMs: number
}

/**
 * Asks for a passkey and lets it stamp the request for a session.
 *
 * Makes a fresh key for the session; the passkey signs the hash of the request that registers it. The request names the
 * parent organization, because nobody knows yet whose passkey it will be.
 *
 * Spec: Submit endpoints › stamp_login (from the public wire); Authentication › X-Stamp-WebAuthn.
 * Ours: the key that vouches for the session is fetched first, so that nobody is asked for a login that could not be
 * checked.
 *
 * @param signal - closes the prompt.
 * @throws PasskeyCancelledError and its siblings, when the passkey does not sign.
 * @throws SessionRefusedError `SESSION_REFUSED` when there is nothing to check a session with.
 */
export async function askForPasskey(
  context: PasskeyContext,
  place: PasskeyPlace,
  signal: AbortSignal,
): Promise<PasskeyLogin> {
  const terms = await loginTerms(context, signal)
  const { rpId, userVerification } = await context.passkeySettings(signal)
  const keyPair = await createKey(context.keyStore)
  const signedAtMs = context.nowMs()
  const headersFromText = passkeyHeaders({ rpId, userVerification, place }, signal)
  const { parentId, expirationSeconds, invalidateExisting } = terms
  const request = await context.activities.sign(
    { organizationId: parentId, headersFromText },
    'stampLogin',
    { publicKey: keyPair.publicKeyHex, expirationSeconds, invalidateExisting },
  )
  return { terms, keyPair, request, signedAtMs }
}

/**
 * Trades a login that a passkey has signed for a session, and checks it. May be called again with the same login when
 * there was no answer: nobody is asked twice.
 *
 * Spec: Submit endpoints › stamp_login (from the public wire).
 *
 * @throws PasskeyNoneFoundError `PASSKEY_NONE_FOUND` when the service knows no account of this passkey.
 * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when the login has become too old to be sent.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check.
 */
export async function finishPasskeyLogin(
  context: PasskeyContext,
  { terms, keyPair, request, signedAtMs }: PasskeyLogin,
  signal: AbortSignal,
): Promise<LiveSession & { readonly isNewUser: boolean }> {
  if (context.nowMs() - signedAtMs > FRESH_MS)
    throw new PasskeyCancelledError({ details: 'the signed login is too old' })
  const token = await send(context, request, signal)
  const candidate = { token, keyPair, sessionKeyHex: terms.sessionKeyHex }
  const owner = { organizationId: null, userId: null }
  const live = await acceptSession(context, candidate, owner, signal)
  return { ...live, isNewUser: false }
}

async function send(
  { activities }: PasskeyContext,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<string> {
  try {
    return (await activities.send('stampLogin', request, { signal })).session
  } catch (cause) {
    const isUnknown =
      isLatchkitError(cause, 'HTTP_STATUS') && cause.wireCode === 'CREDENTIAL_NOT_FOUND'
    throw isUnknown ? new PasskeyNoneFoundError({ details: cause.details, cause }) : cause
  }
}
