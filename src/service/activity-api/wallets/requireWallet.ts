import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import type { WalletRow } from '../../store/walletRows.ts'

/**
 * The wallet of an organization that a request is about.
 *
 * @throws Refusal `WALLET_NOT_FOUND`, for a wallet of another organization just as for none.
 */
export async function requireWallet(
  reads: Reads,
  organizationId: string,
  walletId: string,
): Promise<WalletRow> {
  const wallet = await reads.first('wallets', { id: walletId, organizationId })
  if (!wallet) throw new Refusal('WALLET_NOT_FOUND')
  return wallet
}
