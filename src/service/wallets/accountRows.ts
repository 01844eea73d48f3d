import { hexFromBytes } from '../../lib/hex.ts'
import type { WalletAccountParams } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import type { WalletAccountRow, WalletRow } from '../store/walletRows.ts'
import { addressOf } from './addressFormats.ts'
import { deriveKey } from './deriveKey.ts'

/** Accounts that one request can ask for. */
export const MAX_ACCOUNTS = 100

/**
 * The rows of new accounts of a wallet.
 *
 * @param place - where the accounts stand in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a path, curve or address format that does not exist, or the same account twice.
 */
export function accountRows(
  { newId, clock }: Pick<ServiceParts, 'newId' | 'clock'>,
  { organizationId, id: walletId }: Pick<WalletRow, 'organizationId' | 'id'>,
  seed: Uint8Array,
  accounts: readonly WalletAccountParams[],
  place: string,
): readonly WalletAccountRow[] {
  const nowMs = clock.nowMs()
  const rows: WalletAccountRow[] = []
  for (const [i, { name, curve, path, addressFormat }] of accounts.entries()) {
    const keys = deriveKey(seed, curve, path, `${place}.${i}`)
    const address = addressOf(keys, curve, addressFormat, `${place}.${i}.addressFormat`)
    if (rows.some((row) => row.address === address && row.addressFormat === addressFormat))
      throw new Refusal('REQUEST_INVALID', { details: `${place}.${i} stands there twice` })
    rows.push({
      id: newId(),
      organizationId,
      walletId,
      name: name ?? null,
      curve,
      path,
      addressFormat,
      address,
      publicKey: hexFromBytes(keys.publicKey),
      isExported: false,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
  }
  return rows
}
