import { isLatchkitError } from '../../errors/anyError.ts'
import { serviceName } from '../config/oauthConfig.ts'
import { idTokenFrom } from '../oauth/idTokenFrom.ts'
import type { PendingLogin } from '../oauth/pendingLogin.ts'
import { readReturnUrl } from '../oauth/readReturnUrl.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { acceptSession } from './acceptSession.ts'
import type { ActionContext } from './context.ts'
import { type Account, findOrCreateOnce } from './findOrCreateAccount.ts'
import { sessionKeyOf } from './sessionKeyOf.ts'

/**
 * How far a social login has come since the provider answered. Lives in memory only, and lets a login that was cut off go
 * on where it stopped: a code can be traded once.
 */
export type OauthAttempt = {
  readonly pending: PendingLogin
  /** The address that the person came back by. */
  readonly href: string
  idToken: string | null
  account: Account | null
  /** Whether the person was told that an account has this login unproven, and wants a new account. Written to. */
  isNewAccountWanted: boolean
}

type Parts = ActionContext & { readonly network: Parameters<typeof idTokenFrom>[0]['network'] }

/**
 * Trades a provider's answer for a session.
 *
 * Reads the answer against its attempt, gets the ID token, finds or makes the account, asks for the session, and checks it.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate, /v1/account, /v1/signup, /v1/oauth_login.
 * Ours: the key that vouches for the session is fetched first, so that no code is used up for a session that could not
 * be checked.
 *
 * @param attempt - is written to as the login goes on.
 * @throws OauthStateMismatchError `OAUTH_STATE_MISMATCH` when the answer is not for this attempt.
 * @throws OauthDeniedError `OAUTH_DENIED` when the person said no.
 * @throws OauthFailedError `OAUTH_FAILED` when the provider answers with an error.
 * @throws ProviderNotVerifiedError `PROVIDER_NOT_VERIFIED` when an account has the social login by a link that was never proven. With the same attempt again, a new account is made.
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when the person has an account with another way to log in.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check, or nothing is there to check it with.
 */
export async function oauthComplete(
  context: Parts,
  attempt: OauthAttempt,
  signal: AbortSignal,
): Promise<LiveSession & { readonly isNewUser: boolean }> {
  const { pending } = attempt
  const answer = readReturnUrl(attempt.href, pending)
  const sessionKeyHex = await sessionKeyOf(context, signal)

  attempt.idToken ??= await idTokenFrom(context, answer, pending, signal)
  const { idToken: oidcToken } = attempt
  const { proxy } = context
  try {
    attempt.account ??= await findOrCreateOnce(
      proxy,
      { filterType: 'OIDC_TOKEN', filterValue: oidcToken },
      { oauthProviders: [{ providerName: serviceName(pending.provider), oidcToken }] },
      signal,
      attempt.isNewAccountWanted,
    )
  } catch (error) {
    // the same attempt once more says that the person wants a new account
    if (isLatchkitError(error, 'PROVIDER_NOT_VERIFIED')) attempt.isNewAccountWanted = true
    throw error
  }

  const { isNewUser, ...owner } = attempt.account
  const { session: token } = await proxy.oauthLogin(
    {
      oidcToken,
      publicKey: pending.keyPair.publicKeyHex,
      organizationId: owner.organizationId,
      invalidateExisting: context.invalidateExisting,
    },
    { signal, key: pending.keyPair },
  )
  const candidate = { token, keyPair: pending.keyPair, sessionKeyHex }
  return { ...(await acceptSession(context, candidate, owner, signal)), isNewUser }
}
