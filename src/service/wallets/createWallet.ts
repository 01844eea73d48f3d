import type { WalletParams } from '../../wire/fields/walletParams.ts'
import type { Commit } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { keepWallet } from './keepWallet.ts'
import { newPhrase, STRENGTH_BY_LENGTH } from './recoveryPhrase.ts'

/**
 * Makes a wallet: a fresh recovery phrase, sealed, and the addresses of the accounts asked for.
 *
 * Spec: Authentication proxy endpoints › /v1/signup (wallet). Ours: 12 words unless asked otherwise.
 *
 * @param place - where the wallet stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a phrase length, path, curve or address format that does not exist.
 */
export async function createWallet(
  parts: Pick<ServiceParts, 'sealer' | 'newId' | 'clock' | 'costs'>,
  organizationId: string,
  params: WalletParams,
  place = 'wallet',
): Promise<Commit<{ walletId: string; addresses: string[] }>> {
  const strength = STRENGTH_BY_LENGTH[params.mnemonicLength ?? 12]
  if (!strength) {
    const lengths = Object.keys(STRENGTH_BY_LENGTH).join(' or ')
    throw new Refusal('REQUEST_INVALID', { details: `${place}.mnemonicLength must be ${lengths}` })
  }
  return keepWallet(parts, organizationId, params, newPhrase(strength), {
    isImported: false,
    place,
  })
}
