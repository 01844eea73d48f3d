import type { Latchkit, SubmitOptions } from '../../latchkit.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** What the service has made of it. */
export type Submitted =
  | { readonly kind: 'signature'; readonly signature: { r: string; s: string; v: string } }
  | { readonly kind: 'transaction'; readonly signedTransaction: string }
  | {
      readonly kind: 'sending'
      readonly statusId: string
      /** Call it once the outcome was told: from then on the same request is another payment. */
      readonly forget?: () => Promise<void>
      /** Call it once whoever waits was told, whatever it was: then an equal payment of the page goes on. */
      readonly release?: () => void
    }

/** Submits exactly the parameters that were shown. */
export async function submitRequest(
  kit: Pick<Latchkit, 'submit'>,
  { activity, parameters }: PreparedRequest,
  options: Pick<SubmitOptions, 'stampWith' | 'promptSignal' | 'timestampMs' | 'repeatForMs'>,
): Promise<Submitted> {
  if (activity === 'signRawPayload')
    return { kind: 'signature', signature: await kit.submit(activity, parameters, options) }
  if (activity === 'signTransaction') {
    const { signedTransaction } = await kit.submit(activity, parameters, options)
    return { kind: 'transaction', signedTransaction }
  }
  const { sendTransactionStatusId } =
    activity === 'ethSendTransactionV2'
      ? await kit.submit(activity, parameters, options)
      : await kit.submit(activity, parameters, options)
  return { kind: 'sending', statusId: sendTransactionStatusId }
}
