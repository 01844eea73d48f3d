import { generateKeyPair, type P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createPasskey, type MadePasskey } from '../../crypto/webauthn/createPasskey.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { createKey } from '../keys/createKey.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { acceptSession } from './acceptSession.ts'
import { deviceName } from './deviceName.ts'
import { type Account, createAccount, findAccount } from './findOrCreateAccount.ts'
import { type LoginTerms, loginTerms } from './loginTerms.ts'
import type { PasskeyContext } from './passkeyContext.ts'

/** For how long the key that stands in for the new passkey is valid, in seconds. */
const STAND_IN_SECONDS = '60'

/** How far a sign-up by passkey has come. Lives in memory only, so that nobody makes a second passkey for it. */
export type PasskeySignUp = {
  readonly terms: LoginTerms
  readonly made: MadePasskey
  readonly keyPair: P256KeyPair
  /** Stamps the first login in place of the passkey, so that the person is asked once. Never stored. */
  readonly standIn: P256KeyPair
  account: Account | null
}

/**
 * Asks the person to make a passkey for a new account.
 *
 * Ours: the account has no name or address yet, so the browser's list calls it by the app's name and the day.
 *
 * @param signal - closes the prompt.
 * @throws PasskeyCancelledError and its siblings, when none is made.
 * @throws SessionRefusedError `SESSION_REFUSED` when there is nothing to check a session with.
 */
export async function askForNewPasskey(
  context: PasskeyContext,
  signal: AbortSignal,
): Promise<PasskeySignUp> {
  const terms = await loginTerms(context, signal)
  const settings = await context.passkeySettings(signal)
  const keyPair = await createKey(context.keyStore)
  const day = new Date(context.nowMs()).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const accountName = `${settings.appName}, ${day}`
  const request = { ...settings, accountName, existingIds: [] }
  const made = await createPasskey(request, signal)
  return { terms, made, keyPair, standIn: await generateKeyPair(), account: null }
}

/**
 * Makes the account of a new passkey, and logs in to it.
 *
 * A key of one minute's life goes into the account beside the passkey and stamps the login, as the published clients do
 * it. May be called again with the same sign-up when there was no answer.
 *
 * Spec: Authentication proxy endpoints › /v1/signup; Submit endpoints › stamp_login (from the public wire).
 *
 * @param signUp - is written to as it goes on.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check.
 */
export async function finishPasskeySignUp(
  context: PasskeyContext,
  signUp: PasskeySignUp,
  signal: AbortSignal,
): Promise<LiveSession & { readonly isNewUser: boolean }> {
  const { terms, keyPair, standIn } = signUp
  signUp.account ??= await makeAccount(context, signUp, signal)
  const { organizationId, userId } = signUp.account
  const { sessionKeyHex, expirationSeconds, invalidateExisting } = terms
  const { session: token } = await context.activities.submit(
    { key: standIn, organizationId },
    'stampLogin',
    { publicKey: keyPair.publicKeyHex, expirationSeconds, invalidateExisting },
    { signal },
  )
  const candidate = { token, keyPair, sessionKeyHex }
  const live = await acceptSession(context, candidate, { organizationId, userId }, signal)
  return { ...live, isNewUser: true }
}

async function makeAccount(
  context: PasskeyContext,
  { made, standIn }: PasskeySignUp,
  signal: AbortSignal,
): Promise<Account> {
  const { publicKeyHex: publicKey } = standIn
  const body = {
    authenticators: [{ authenticatorName: deviceName(), ...made }],
    apiKeys: [
      {
        apiKeyName: `passkey-auth-${publicKey}`,
        publicKey,
        curveType: 'API_KEY_CURVE_P256' as const,
        expirationSeconds: STAND_IN_SECONDS,
      },
    ],
  }
  try {
    return await createAccount(context.proxy, body, { signal })
  } catch (error) {
    // an answer that was lost: the account is there already
    const filterValue = made.attestation.credentialId
    const lost =
      isLatchkitError(error, 'CREDENTIAL_CONFLICT') &&
      (await findAccount(context.proxy, { filterType: 'CREDENTIAL_ID', filterValue }, signal))
    if (lost) return { ...lost, isNewUser: true }
    throw error
  }
}
