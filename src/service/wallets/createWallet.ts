import type { WalletParams } from '../../wire/fields/walletParams.ts'
import type { Commit } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { accountRows, MAX_ACCOUNTS } from './accountRows.ts'
import { newPhrase, STRENGTH_BY_LENGTH, sealPhrase, seedFromPhrase } from './recoveryPhrase.ts'

/**
 * Makes a wallet: a fresh recovery phrase, sealed, and the addresses of the accounts asked for.
 *
 * Spec: Authentication proxy endpoints › /v1/signup (wallet). Ours: 12 words unless asked otherwise.
 *
 * @param place - where the wallet stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a phrase length, path, curve or address format that does not exist.
 */
export async function createWallet(
  parts: Pick<ServiceParts, 'sealer' | 'newId' | 'clock'>,
  organizationId: string,
  params: WalletParams,
  place = 'wallet',
): Promise<Commit<{ walletId: string; addresses: string[] }>> {
  const strength = STRENGTH_BY_LENGTH[params.mnemonicLength ?? 12]
  if (!strength) {
    const lengths = Object.keys(STRENGTH_BY_LENGTH).join(' or ')
    throw new Refusal('REQUEST_INVALID', { details: `${place}.mnemonicLength must be ${lengths}` })
  }
  if (params.accounts.length > MAX_ACCOUNTS) {
    const details = `${place}.accounts must have at most ${MAX_ACCOUNTS} entries`
    throw new Refusal('REQUEST_INVALID', { details })
  }
  const id = parts.newId()
  const nowMs = parts.clock.nowMs()
  const phrase = newPhrase(strength)
  const seed = await seedFromPhrase(phrase)
  const accounts = accountRows(
    parts,
    { organizationId, id },
    seed,
    params.accounts,
    `${place}.accounts`,
  )
  seed.fill(0)
  const sealedPhrase = await sealPhrase(parts, phrase, { organizationId, id })
  return async (tx) => {
    await tx.insert('wallets', {
      id,
      organizationId,
      name: params.walletName,
      sealedPhrase,
      isExported: false,
      isImported: false,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    for (const account of accounts) await tx.insert('walletAccounts', account)
    return { walletId: id, addresses: accounts.map((account) => account.address) }
  }
}
