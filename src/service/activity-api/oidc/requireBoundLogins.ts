import { nonceForKey } from '../../../crypto/nonceForKey.ts'
import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LinkWriter } from '../oauth-providers/linkEvidence.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireIdToken } from './requireIdToken.ts'
import type { OidcIdentity } from './verifyIdToken.ts'

/**
 * Refuses a sign-up by the proxy whose ID token may be stolen.
 *
 * Ours: an ID token is bound to a key by its nonce. An attacker who has seen the token could sign up with it and a login method
 * of their own, and the owner of the token would log in to that account later. So the nonce must be that of a key among
 * `apiKeys`, or of the key that the verification token names; or the account must have no other credential.
 *
 * @param tokenKey - the key of the verification token that came along; null without one.
 * @returns `signUp` when the social login is proven to be that of whoever signs up: nobody else can enter, or the holder of
 *   the key signed. `account` when a key that is only named stands beside other credentials: its first stamp proves it.
 * @throws Refusal `OIDC_TOKEN_INVALID`.
 */
export async function requireBoundLogins(
  context: CallContext,
  users: readonly NewUserParams[],
  tokenKey: string | null,
): Promise<LinkWriter> {
  const tokens = users.flatMap(({ oauthProviders }) =>
    oauthProviders.flatMap(({ oidcToken }) => oidcToken ?? []),
  )
  if (tokens.length === 0) return 'signUp'
  const identities = await Promise.all(tokens.map((token) => requireIdToken(context, token)))
  const people = new Set(identities.map(({ issuer, subject }) => `${issuer}\n${subject}`))
  const keys = new Set(users.flatMap(({ apiKeys }) => apiKeys.map(({ publicKey }) => publicKey)))
  const passkeys = users.flatMap(({ authenticators }) => authenticators)
  const isOfOne = users.length === 1 && people.size === 1 && passkeys.length === 0
  const named = new Set([...keys, ...(tokenKey ? [tokenKey] : [])])
  if (isOfOne && named.size === 0) return 'signUp'
  const isNamed = await isBoundToAny(identities, [...named])
  if (!isNamed)
    throw new Refusal('OIDC_TOKEN_INVALID', {
      details: 'nonce is not that of a key among apiKeys, and the account has other credentials',
    })
  const isSigned = tokenKey !== null && (await isBoundToAny(identities, [tokenKey]))
  return isSigned || (isOfOne && named.size === 1) ? 'signUp' : 'account'
}

/** Whether the nonce of each identity is that of one of the keys. */
async function isBoundToAny(
  identities: readonly OidcIdentity[],
  keys: readonly string[],
): Promise<boolean> {
  const nonces = await Promise.all(keys.map(nonceForKey))
  return identities.every((identity) => nonces.some((nonce) => identity.nonces.includes(nonce)))
}
