import { hexFromBytes } from '../../lib/hex.ts'
import type { WalletAccountParams } from '../../wire/fields/walletParams.ts'
import { requireShort } from '../activity-api/organizations/requireName.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import type { WalletAccountRow, WalletRow } from '../store/walletRows.ts'
import { runInTurns, takeTurn } from '../takeTurn.ts'
import { addressOf } from './addressFormats.ts'
import { createParentKeys, publicKeySteps } from './deriveKey.ts'

/** Accounts that one request can ask for. */
export const MAX_ACCOUNTS = 100

/**
 * The rows of new accounts of a wallet. Each is derived in a turn of its own, for that takes some milliseconds.
 *
 * @param place - where the accounts stand in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a path, curve or address format that does not exist, or the same account twice;
 * `RATE_LIMIT_EXCEEDED` when the organization has had too many keys derived lately.
 */
export async function accountRows(
  { newId, clock, costs }: Pick<ServiceParts, 'newId' | 'clock' | 'costs'>,
  { organizationId, id: walletId }: Pick<WalletRow, 'organizationId' | 'id'>,
  seed: Uint8Array,
  accounts: readonly WalletAccountParams[],
  place: string,
): Promise<readonly WalletAccountRow[]> {
  const nowMs = clock.nowMs()
  const rows: WalletAccountRow[] = []
  const parents = createParentKeys()
  costs.require('derivedKeysPerOrganization', organizationId, accounts.length)
  costs.add('derivedKeysPerOrganization', organizationId, accounts.length)
  for (const [i, { name, curve, path, addressFormat }] of accounts.entries()) {
    requireShort(name ?? '', `${place}.${i}.name`)
    await takeTurn()
    const keys = await runInTurns(publicKeySteps(seed, curve, path, `${place}.${i}`, parents))
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
