import type { WalletParams } from '../../wire/fields/walletParams.ts'
import { requireShort } from '../activity-api/organizations/requireName.ts'
import type { Commit } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { accountRows, MAX_ACCOUNTS } from './accountRows.ts'
import { sealPhrase, seedFromPhrase } from './recoveryPhrase.ts'

/** Where a phrase comes from. */
type Origin = {
  readonly isImported: boolean
  /** Where the wallet stands in the request, for refusals. */
  readonly place: string
}

/**
 * Keeps a phrase as a wallet: sealed, with the addresses of the accounts asked for.
 *
 * @throws Refusal `REQUEST_INVALID` for too many accounts, or a path, curve or address format that does not exist.
 */
export async function keepWallet(
  parts: Pick<ServiceParts, 'sealer' | 'newId' | 'clock' | 'costs'>,
  organizationId: string,
  { walletName, accounts: asked }: Omit<WalletParams, 'mnemonicLength'>,
  phrase: string,
  { isImported, place }: Origin,
): Promise<Commit<{ walletId: string; addresses: string[] }>> {
  if (asked.length > MAX_ACCOUNTS) {
    const details = `${place}.accounts must have at most ${MAX_ACCOUNTS} entries`
    throw new Refusal('REQUEST_INVALID', { details })
  }
  requireShort(walletName, `${place}.walletName`)
  const id = parts.newId()
  const nowMs = parts.clock.nowMs()
  const seed = await seedFromPhrase(phrase)
  const accounts = await accountRows(
    parts,
    { organizationId, id },
    seed,
    asked,
    `${place}.accounts`,
  )
  seed.fill(0)
  const sealedPhrase = await sealPhrase(parts, phrase, { organizationId, id })
  return async (tx) => {
    await tx.insert('wallets', {
      id,
      organizationId,
      name: walletName,
      sealedPhrase,
      isExported: false,
      isImported,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    for (const account of accounts) await tx.insert('walletAccounts', account)
    return { walletId: id, addresses: accounts.map((account) => account.address) }
  }
}
