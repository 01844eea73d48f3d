import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'

/** Sends a transaction with one signer, as older clients ask for it. */
export const solSendTransaction: ActivityHandler<
  SubmitEndpoints['solSendTransaction'],
  CallContext
> = async ({ signWith, ...terms }, context) =>
  solSendTransactionV2({ ...terms, signWiths: [signWith] }, context)

/** Signs a transaction and sends it in the background; its status tells how far it is. */
export const solSendTransactionV2: ActivityHandler<
  SubmitEndpoints['solSendTransactionV2'],
  CallContext
> = async (parameters, context) => {
  // Loaded when first asked for, as everything that knows chains.
  const { sendSolTransaction } = await import('../transactions/sendSolTransaction.ts')
  return sendSolTransaction(parameters, context)
}
