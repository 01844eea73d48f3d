import { utf8FromBytes } from '../../../lib/utf8.ts'
import type { MnemonicLanguage } from '../../../wire/fields/mnemonicLanguage.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { bundleFor } from '../exports/bundleFor.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'

/**
 * Gives out the phrase of a wallet, which from then on counts as exported.
 *
 * Ours: in the language of its own words only. BIP-39 derives the keys from the words themselves: the same number in
 * the words of another language would open another wallet.
 */
export const exportWallet: ActivityHandler<SubmitEndpoints['exportWallet'], CallContext> = async (
  { walletId, targetPublicKey, language },
  context,
) => {
  const { parts, organizationId, nowMs } = context
  const wallet = await requireWallet(parts.store, organizationId, walletId)
  const exportBundle = await bundleFor(context, targetPublicKey, async () => {
    const { openPhrase } = await import('../../wallets/recoveryPhrase.ts')
    const phrase = await openPhrase(parts, wallet)
    if (language) await requireLanguage(phrase, language)
    return phrase
  })
  return async (tx) => {
    const patch = { isExported: true, updatedAtMs: nowMs }
    const changed = await tx.update('wallets', { id: walletId, organizationId }, patch)
    if (changed === 0) throw new Refusal('WALLET_NOT_FOUND')
    return { walletId, exportBundle }
  }
}

async function requireLanguage(phrase: Uint8Array, language: MnemonicLanguage): Promise<void> {
  const { isPhraseIn } = await import('../../wallets/phraseLanguages.ts')
  if (await isPhraseIn(utf8FromBytes(phrase) ?? '', language)) return
  throw new Refusal('REQUEST_INVALID', {
    details: 'parameters.language must be the language in which the wallet has its words',
  })
}
