import type { User } from '../../wire/fields/user.ts'
import { isSocial, type LoginMethod } from '../config/loginMethod.ts'

/** One way to log in to an account. */
export type WayIn = {
  readonly method: 'email' | 'sms' | 'passkey' | 'wallet' | 'social'
  /** The id of the passkey, key or provider; the address itself for email and phone. */
  readonly id: string
}

/** How the keys of external wallets are named in an account. */
const WALLET_KEY = /^wallet-auth:/

/**
 * Every way by which the owner can log in, as far as its method is on.
 *
 * @param methods - those that the login offers.
 */
export function waysIn(user: User, methods: readonly LoginMethod[]): readonly WayIn[] {
  const ways: readonly (WayIn | null)[] = [
    user.userEmail ? { method: 'email', id: user.userEmail } : null,
    user.userPhoneNumber ? { method: 'sms', id: user.userPhoneNumber } : null,
    ...user.authenticators.map((it) => ({ method: 'passkey', id: it.authenticatorId }) as const),
    ...user.oauthProviders.map((it) => ({ method: 'social', id: it.providerId }) as const),
    ...user.apiKeys
      .filter((it) => WALLET_KEY.test(it.apiKeyName))
      .map((it) => ({ method: 'wallet', id: it.apiKeyId }) as const),
  ]
  const isOn = ({ method }: WayIn) =>
    method === 'social' ? methods.some(isSocial) : methods.includes(method)
  return ways.filter((way) => way !== null).filter(isOn)
}
