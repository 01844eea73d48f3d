import { fillTransaction } from '../../core/wallet/sending/fillTransaction.ts'
import { sendOnEthereum } from '../../core/wallet/sending/sendOnEthereum.ts'
import { unsignedTransaction } from '../../core/wallet/sending/unsignedTransaction.ts'
import { signTransaction } from '../../core/wallet/signing/actions.ts'
import { listFrom, recordFrom, requiredHex } from '../params.ts'
import type { MethodContext, Methods } from './method.ts'
import { settled } from './settled.ts'
import { transactionFrom } from './transactionFrom.ts'

/** What signs transactions. What is signed already is passed on as a read (`eth_sendRawTransaction`). */
export const transactionMethods: Methods = {
  eth_sendTransaction: async (context, params) => {
    const asked = await askedFor(context, params)
    return settled(context.kit, await sendOnEthereum(context.kit, asked)).hash
  },
  eth_signTransaction: async (context, params) => {
    const { kit, chains } = context
    const { account, chain, transaction } = await askedFor(context, params)
    const filled = await fillTransaction(chains.rpc(chain), account.address, transaction)
    const signed = await signTransaction(kit, {
      account,
      type: 'TRANSACTION_TYPE_ETHEREUM',
      unsignedTransaction: unsignedTransaction(filled),
      caip2: chain.caip2,
    })
    return `0x${settled(kit, signed).signedTransaction}`
  },
}

async function askedFor({ chains, connection }: MethodContext, params: unknown) {
  const [given] = listFrom(params)
  const chain = chains.current()
  const transaction = transactionFrom(given, chain.caip2)
  const { from } = recordFrom('the transaction', given)
  return { account: await connection.account(requiredHex('from', from, 20)), chain, transaction }
}
