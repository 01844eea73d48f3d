import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere } from '../wallets/findSigner.ts'

/** Signs a transaction with the key that an address, or the id of a private key, names. */
export const signTransaction: ActivityHandler<
  SubmitEndpoints['signTransaction'],
  CallContext
> = async ({ signWith, unsignedTransaction, type }, { parts, organizationId }) => {
  const signer = await findSigner(parts.store, organizationId, signWith)
  // Loaded when first asked for, as everything that knows chains.
  const { signUnsigned } = await import('../transactions/signUnsigned.ts')
  const signedTransaction = await signUnsigned(parts, signer, { type, unsignedTransaction })
  return async (tx) => {
    await requireStillThere(tx, signer)
    return { signedTransaction }
  }
}
