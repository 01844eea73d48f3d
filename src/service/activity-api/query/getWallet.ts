import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'
import { walletFromRow } from '../wallets/walletFromRow.ts'

export const getWallet: Handler<QueryEndpoints['getWallet'], CallContext> = async (
  { walletId },
  { parts, organizationId },
) => ({ wallet: walletFromRow(await requireWallet(parts.store, organizationId, walletId)) })
