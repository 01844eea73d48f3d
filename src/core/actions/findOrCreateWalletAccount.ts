import type { Stamp } from '../../crypto/stamp/stampFormat.ts'
import type { ActionContext } from './context.ts'
import { type Account, findOrCreateOnce } from './findOrCreateAccount.ts'

/** A key that an external wallet holds, and the scheme in which it signs. */
export type WalletKey = Pick<Stamp, 'publicKey' | 'scheme'>

/**
 * Finds the account of a wallet's key, or makes one.
 *
 * Spec: Authentication proxy endpoints › /v1/account, /v1/signup; the name of the key is what the published clients send.
 */
export function findOrCreateWalletAccount(
  { proxy }: Pick<ActionContext, 'proxy'>,
  { publicKey, scheme }: WalletKey,
  signal: AbortSignal,
): Promise<Account> {
  const filter = { filterType: 'PUBLIC_KEY', filterValue: publicKey } as const
  const curveType =
    scheme === 'SIGNATURE_SCHEME_TK_API_ED25519'
      ? 'API_KEY_CURVE_ED25519'
      : 'API_KEY_CURVE_SECP256K1'
  const apiKeys = [{ apiKeyName: `wallet-auth:${publicKey}`, publicKey, curveType } as const]
  return findOrCreateOnce(proxy, filter, { apiKeys }, signal)
}
