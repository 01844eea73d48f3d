import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { toStoredAddress } from '../../wallets/addresses/addressSpelling.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'
import { accountFromRow } from '../wallets/walletFromRow.ts'

/**
 * Answers the account of a wallet that has this address, or this path, or both.
 *
 * Ours: where several do (one path can have addresses of several formats), it is the one made first.
 */
export const getWalletAccount: Handler<QueryEndpoints['getWalletAccount'], CallContext> = async (
  { walletId, address, path },
  { parts, organizationId },
) => {
  if (address === undefined && path === undefined)
    throw new Refusal('REQUEST_INVALID', { details: 'address or path is required' })
  await requireWallet(parts.store, organizationId, walletId)
  const row = await parts.store.first('walletAccounts', {
    organizationId,
    walletId,
    ...(address === undefined ? {} : { address: await toStoredAddress(address, 'anyCase') }),
    ...(path === undefined ? {} : { path }),
  })
  if (!row) throw new Refusal('WALLET_ACCOUNT_NOT_FOUND')
  return { account: accountFromRow(row) }
}
