import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'

/** Sends a call, as older clients ask for it. */
export const ethSendTransaction: ActivityHandler<
  SubmitEndpoints['ethSendTransaction'],
  CallContext
> = async ({ to, value, data, ...terms }, context) =>
  ethSendTransactionV2({ ...terms, calls: [{ to, value, data }] }, context)

/** Signs a transaction and sends it in the background; its status tells how far it is. */
export const ethSendTransactionV2: ActivityHandler<
  SubmitEndpoints['ethSendTransactionV2'],
  CallContext
> = async (parameters, context) => {
  // Loaded when first asked for, as everything that knows chains.
  const { sendEthTransaction } = await import('../transactions/sendEthTransaction.ts')
  return sendEthTransaction(parameters, context)
}
