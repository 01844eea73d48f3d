import type { ApiKey, User } from '../../wire/fields/user.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import { methodFromProvider } from '../config/methodFromProvider.ts'

/** One way to log in to an account. */
export type WayIn = {
  readonly method: LoginMethod
  /** What takes it away: the id of the passkey, key or social login; for email and phone the address itself. */
  readonly id: string
  /** The address, the passkey's name, the wallet's public key; null for a social login, of which nobody tells a name. */
  readonly name: string | null
  /** Whether the login offers the method, so that this does let its owner in. */
  readonly isOn: boolean
}

/** The types of key that external wallets sign with. */
const WALLET_KEYS: readonly string[] = [
  'CREDENTIAL_TYPE_API_KEY_SECP256K1',
  'CREDENTIAL_TYPE_API_KEY_ED25519',
]

/**
 * Every way by which the owner of an account can log in.
 *
 * @param methods - those that the login offers.
 */
export function waysIn(user: User, methods: readonly LoginMethod[]): readonly WayIn[] {
  const way = (method: LoginMethod, id: string, name: string | null): WayIn => ({
    method,
    id,
    name,
    isOn: methods.includes(method),
  })
  const contact = (method: LoginMethod, address: string | undefined) =>
    address ? [way(method, address, address)] : []
  return [
    ...user.oauthProviders.map((one) =>
      way(methodFromProvider(one.providerName), one.providerId, null),
    ),
    ...contact('email', user.userEmail),
    ...contact('sms', user.userPhoneNumber),
    ...user.authenticators.map((one) => way('passkey', one.authenticatorId, one.authenticatorName)),
    ...user.apiKeys
      .filter(isWalletKey)
      .map((one) => way('wallet', one.apiKeyId, one.credential.publicKey)),
  ]
}

function isWalletKey({ credential }: ApiKey): boolean {
  return WALLET_KEYS.includes(credential.type)
}
