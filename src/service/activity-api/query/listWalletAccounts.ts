import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { WalletAccountRow, WalletRow } from '../../store/walletRows.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'
import { accountFromRow } from '../wallets/walletFromRow.ts'
import { idsBetween, pageOf } from './pageOf.ts'

/**
 * Answers the accounts of one wallet, or of all, in the order of their making and page by page.
 *
 * Ours: with only an end, the page is the one just before it, as in list_suborgs.
 */
export const listWalletAccounts: Handler<
  QueryEndpoints['listWalletAccounts'],
  CallContext
> = async ({ walletId, includeWalletDetails = false, paginationOptions }, context) => {
  const { parts, organizationId } = context
  if (walletId !== undefined) await requireWallet(parts.store, organizationId, walletId)
  const { limit, after, before } = pageOf(paginationOptions)
  const ids = idsBetween(after, before)
  const isBackwards = before !== undefined && after === undefined
  const where = {
    organizationId,
    ...(walletId === undefined ? {} : { walletId }),
    ...(ids ? { id: ids } : {}),
  }
  const order = isBackwards ? 'desc' : 'asc'
  const found = await parts.store.find('walletAccounts', where, { limit, order })
  const rows = isBackwards ? found.toReversed() : found
  const wallets = includeWalletDetails ? await walletsOf(context, rows) : null
  return { accounts: rows.map((row) => accountFromRow(row, wallets?.get(row.walletId))) }
}

async function walletsOf(
  { parts, organizationId }: CallContext,
  rows: readonly WalletAccountRow[],
) {
  const wallets = new Map<string, WalletRow | undefined>()
  for (const id of new Set(rows.map((row) => row.walletId)))
    wallets.set(id, await parts.store.first('wallets', { id, organizationId }))
  return wallets
}
