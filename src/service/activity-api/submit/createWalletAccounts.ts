import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Transaction } from '../../store/store.ts'
import type { WalletAccountRow } from '../../store/walletRows.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'

/**
 * Derives accounts of a wallet and keeps all of them or none.
 *
 * Ours: a wallet has an account once; to ask for it again is refused.
 */
export const createWalletAccounts: ActivityHandler<
  SubmitEndpoints['createWalletAccounts'],
  CallContext
> = async ({ walletId, accounts, persist = true }, { parts, organizationId }) => {
  const wallet = await requireWallet(parts.store, organizationId, walletId)
  const { accountRows } = await import('../../wallets/accountRows.ts')
  const { openSeed } = await import('../../wallets/recoveryPhrase.ts')
  const seed = await openSeed(parts, wallet)
  const rows = await accountRows(parts, wallet, seed, accounts, 'parameters.accounts')
  seed.fill(0)
  return async (tx) => {
    await requireWallet(tx, organizationId, walletId)
    if (persist) for (const [i, row] of rows.entries()) await insertAccount(tx, row, i)
    return { addresses: rows.map(({ address }) => address) }
  }
}

async function insertAccount(tx: Transaction, row: WalletAccountRow, i: number): Promise<void> {
  const { walletId, address, addressFormat } = row
  if (await tx.first('walletAccounts', { walletId, address, addressFormat }))
    throw new Refusal('REQUEST_INVALID', {
      details: `parameters.accounts.${i} is an account of this wallet already`,
    })
  await tx.insert('walletAccounts', row)
}
