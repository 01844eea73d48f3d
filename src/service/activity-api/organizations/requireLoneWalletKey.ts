import { Refusal } from '../../http/refusal.ts'
import { isWalletKey } from '../credentials/isWalletKey.ts'
import type { NewUser } from '../users/newUserRows.ts'

/**
 * Refuses a sign-up that gives an account the key of a wallet and another way in.
 *
 * Ours: the keys of wallets are public and nobody proves to hold one at sign-up. A stranger who could put a way in of
 * his own beside somebody's key would share the account when that somebody logs in for the first time.
 *
 * @param isProven - whether an address was proven with the sign-up: then it is a way in.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function requireLoneWalletKey(users: readonly NewUser[], isProven: boolean): void {
  const ways = users.flatMap(({ credentials, authenticators, oauthProviders }) => [
    ...credentials,
    ...authenticators,
    ...oauthProviders,
  ])
  const hasWalletKey = users.some(({ credentials }) => credentials.some(isWalletKey))
  if (hasWalletKey && (isProven || ways.length > 1))
    throw new Refusal('REQUEST_INVALID', {
      details: 'the key of a wallet must be the only way in of a new account',
    })
}
