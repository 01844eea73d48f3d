import { nonceForKey } from '../../../crypto/nonceForKey.ts'
import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireIdToken } from './requireIdToken.ts'

/**
 * Refuses a sign-up by the proxy whose ID token was asked for by somebody else than who signs up.
 *
 * Ours: an ID token is bound to a key by its nonce. Whoever only sees it could make an account of it beside a login method
 * of their own, and the person would log in to that account later. So the nonce is that of a key among `apiKeys`, or of
 * the key that the verification token names; or the account has no other credential, and only the person can enter it.
 *
 * @param tokenKey - the key of the verification token that came along; null without one.
 * @throws Refusal `OIDC_TOKEN_INVALID`.
 */
export async function requireBoundLogins(
  context: CallContext,
  users: readonly NewUserParams[],
  tokenKey: string | null,
): Promise<void> {
  const tokens = users.flatMap(({ oauthProviders }) =>
    oauthProviders.flatMap(({ oidcToken }) => oidcToken ?? []),
  )
  if (tokens.length === 0) return
  const identities = await Promise.all(tokens.map((token) => requireIdToken(context, token)))
  const people = new Set(identities.map(({ issuer, subject }) => `${issuer}\n${subject}`))
  const keys = users.flatMap(({ apiKeys }) => apiKeys.map(({ publicKey }) => publicKey))
  const passkeys = users.flatMap(({ authenticators }) => authenticators)
  const isAlone =
    users.length === 1 &&
    people.size === 1 &&
    keys.length + passkeys.length === 0 &&
    tokenKey === null
  if (isAlone) return
  const nonces = await Promise.all([...keys, ...(tokenKey ? [tokenKey] : [])].map(nonceForKey))
  for (const identity of identities)
    if (!nonces.some((nonce) => identity.nonces.includes(nonce)))
      throw new Refusal('OIDC_TOKEN_INVALID', {
        details: 'nonce is not that of a key among apiKeys, and the account has other credentials',
      })
}
