import type { Wallet, WalletAccount } from '../../../wire/fields/wallet.ts'
import type { WalletAccountRow, WalletRow } from '../../store/walletRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** A wallet as the wire has it. */
export function walletFromRow(row: WalletRow): Wallet {
  return {
    walletId: row.id,
    walletName: row.name,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    exported: row.isExported,
    imported: row.isImported,
  }
}

/**
 * An account of a wallet as the wire has it.
 *
 * @param wallet - its wallet, where the reader asked for that too.
 */
export function accountFromRow(row: WalletAccountRow, wallet?: WalletRow): WalletAccount {
  return {
    walletAccountId: row.id,
    organizationId: row.organizationId,
    walletId: row.walletId,
    curve: row.curve,
    pathFormat: 'PATH_FORMAT_BIP32',
    path: row.path,
    addressFormat: row.addressFormat,
    address: row.address,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    ...(row.publicKey === null ? {} : { publicKey: row.publicKey }),
    ...(wallet ? { walletDetails: walletFromRow(wallet) } : {}),
    ...(row.name === null ? {} : { name: row.name }),
  }
}
