import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { bundleFor } from '../exports/bundleFor.ts'
import type { CallContext } from '../requireCaller.ts'
import { findAccount } from '../wallets/findSigner.ts'

/** Gives out the private key of an account, which from then on counts as exported; its wallet does not. */
export const exportWalletAccount: ActivityHandler<
  SubmitEndpoints['exportWalletAccount'],
  CallContext
> = async ({ address, targetPublicKey }, context) => {
  const { parts, organizationId, nowMs } = context
  const signer = await findAccount(parts.store, organizationId, address)
  if (!signer) throw new Refusal('WALLET_ACCOUNT_NOT_FOUND')
  const exportBundle = await bundleFor(context, targetPublicKey, async () => {
    const { openSignerKey } = await import('../wallets/openSignerKey.ts')
    return openSignerKey(parts, signer)
  })
  return async (tx) => {
    // one key can have the same address in several formats, as on the test networks of Bitcoin
    const same = { organizationId, address: signer.account.address }
    const changed = await tx.update('walletAccounts', same, {
      isExported: true,
      updatedAtMs: nowMs,
    })
    if (changed === 0) throw new Refusal('WALLET_ACCOUNT_NOT_FOUND')
    return { address: signer.account.address, exportBundle }
  }
}
