import type { Stamp } from '../../crypto/stamp/stampFormat.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import type { ActionContext } from './context.ts'
import type { Account } from './findOrCreateAccount.ts'

/** A key that an external wallet holds, and the scheme in which it signs. */
export type WalletKey = Pick<Stamp, 'publicKey' | 'scheme'>

/**
 * Finds the account of a wallet's key, or makes one.
 *
 * Spec: Authentication proxy endpoints › /v1/account, /v1/signup; the name of the key is what the published clients send.
 * Ours: when the same wallet signs up in two tabs at once, the slower one takes the account of the faster.
 */
export async function findOrCreateWalletAccount(
  context: Pick<ActionContext, 'proxy'>,
  key: WalletKey,
  signal: AbortSignal,
): Promise<Account> {
  const found = await findAccount(context, key, signal)
  if (found) return found
  const curveType =
    key.scheme === 'SIGNATURE_SCHEME_TK_API_ED25519'
      ? 'API_KEY_CURVE_ED25519'
      : 'API_KEY_CURVE_SECP256K1'
  const { publicKey } = key
  const apiKeys = [{ apiKeyName: `wallet-auth:${publicKey}`, publicKey, curveType } as const]
  try {
    const made = await context.proxy.signup({ apiKeys }, { signal })
    return { organizationId: made.organizationId, userId: made.userId ?? null, isNewUser: true }
  } catch (error) {
    const faster =
      isLatchkitError(error, 'CREDENTIAL_CONFLICT') && (await findAccount(context, key, signal))
    if (faster) return faster
    throw error
  }
}

async function findAccount(
  { proxy }: Pick<ActionContext, 'proxy'>,
  { publicKey }: WalletKey,
  signal: AbortSignal,
): Promise<Account | null> {
  const filter = { filterType: 'PUBLIC_KEY', filterValue: publicKey } as const
  const { organizationId } = await proxy.account(filter, { signal })
  return organizationId ? { organizationId, userId: null, isNewUser: false } : null
}
