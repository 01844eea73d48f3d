import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere } from '../wallets/findSigner.ts'

/**
 * Signs the user's shares of signatures of Spark, all of them or none.
 *
 * Ours: `signWith` is an account of a wallet on secp256k1, for the keys of Spark are derived from a wallet's phrase.
 */
export const sparkSignFrost: ActivityHandler<
  SubmitEndpoints['sparkSignFrost'],
  CallContext
> = async ({ signWith, signatures }, { parts, organizationId }) => {
  const signer = await findSigner(parts.store, organizationId, signWith)
  if (signer.kind !== 'account' || signer.account.curve !== 'CURVE_SECP256K1')
    throw new Refusal('REQUEST_INVALID', {
      details: 'parameters.signWith must be an account of a wallet on CURVE_SECP256K1',
    })
  // Loaded when first asked for, as everything that knows curves.
  const { signFrost } = await import('../wallets/signFrost.ts')
  const shares = await signFrost(parts, signer, signatures)
  return async (tx) => {
    await requireStillThere(tx, signer)
    return { signatures: shares }
  }
}
