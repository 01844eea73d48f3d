import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { openBegunImport } from '../imports/openBegunImport.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

/** Keeps a wallet by the phrase that somebody has elsewhere, in any language of the wire; sealed like every other. */
export const importWallet: ActivityHandler<SubmitEndpoints['importWallet'], CallContext> = async (
  { walletName, accounts, ...bundle },
  context,
) => {
  const { parts, organizationId } = context
  requireName(walletName, 'parameters.walletName')
  const { secret, consume } = await openBegunImport(context, 'wallet', bundle)
  const { readPhrase } = await import('../../wallets/phraseLanguages.ts')
  const phrase = await readPhrase(secret)
  secret.fill(0)
  if (phrase === null) throw new Refusal('MNEMONIC_INVALID')
  const { keepWallet } = await import('../../wallets/keepWallet.ts')
  const params = { walletName, accounts }
  const keep = await keepWallet(parts, organizationId, params, phrase, {
    isImported: true,
    place: 'parameters',
  })
  return async (tx) => {
    await consume(tx)
    await requireRoom(tx, organizationId, 'wallets', 1)
    return keep(tx)
  }
}
