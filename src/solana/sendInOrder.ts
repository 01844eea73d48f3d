import type { Latchkit } from '../core/latchkit.ts'
import { awaitCommitment } from '../core/wallet/sending/awaitCommitment.ts'
import { readPayment, type SolanaSend, sendOnSolana } from '../core/wallet/sending/sendOnSolana.ts'
import { inOrder } from './inOrder.ts'
import { settled } from './requestDeclined.ts'
import { readCommitment, readSendOptions } from './sendOptions.ts'
import type { SendOptions } from './standard.ts'
import { watchRequest } from './untoldSends.ts'

/**
 * Sends the transactions of one request, one after the other, and waits for each as long as the page wants.
 *
 * Where the request fails after some of them are out, the page gets no signature at all: the same payment again gives that of the
 * one that is out, and is not paid twice.
 *
 * @param readSend - reads what is to be sent.
 */
export async function sendInOrder<Input extends { readonly options?: SendOptions | undefined }>(
  kit: Latchkit,
  inputs: readonly Input[],
  readSend: (input: Input) => Promise<SolanaSend>,
): Promise<readonly { readonly signature: Uint8Array }[]> {
  const request = watchRequest(kit.options)
  try {
    return await inOrder(inputs, async (input) => {
      const send = { ...(await readSend(input)), options: readSendOptions(input.options) }
      const commitment = readCommitment(input.options, send.chain)
      const payment = [send.chain.caip2, send.account.address, readPayment(send)].join()
      let signature = request.take(payment)
      if (signature === null) {
        signature = settled(kit, await sendOnSolana(kit, send)).signature
        request.note(payment, signature)
      }
      if (commitment !== undefined) await awaitCommitment(kit, send.chain, signature, commitment)
      return { signature }
    })
  } catch (error) {
    request.fail()
    throw error
  }
}
