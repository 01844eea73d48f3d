import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { walletFromRow } from '../wallets/walletFromRow.ts'

/** Answers the wallets of an organization in the order of their making. */
export const listWallets: Handler<QueryEndpoints['listWallets'], CallContext> = async (
  _request,
  { parts, organizationId },
) => {
  const rows = await parts.store.find('wallets', { organizationId })
  return { wallets: rows.map(walletFromRow) }
}
