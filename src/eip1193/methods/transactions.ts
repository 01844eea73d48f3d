import { askGasPrice } from '../../core/wallet/sending/askGasPrice.ts'
import { broadcastSigned } from '../../core/wallet/sending/broadcastSigned.ts'
import type { EthereumTransaction } from '../../core/wallet/sending/ethereumTransaction.ts'
import { fillTransaction } from '../../core/wallet/sending/fillTransaction.ts'
import type { ChainRpc } from '../../core/wallet/sending/nodeRpc.ts'
import { sendOnEthereum } from '../../core/wallet/sending/sendOnEthereum.ts'
import { unsignedTransaction } from '../../core/wallet/sending/unsignedTransaction.ts'
import { signTransaction } from '../../core/wallet/signing/actions.ts'
import { listFrom, recordFrom, requiredHex } from '../params.ts'
import { failure } from '../providerError.ts'
import type { MethodContext, Methods } from './method.ts'
import { settled } from './settled.ts'
import { transactionFrom } from './transactionFrom.ts'
import { kindFrom } from './transactionKind.ts'

/** Signs transactions and sends them, or sends what is signed already. */
export const transactionMethods: Methods = {
  eth_sendTransaction: async (context, params) => {
    const asked = await askedFor(context, params)
    return settled(context.kit, await sendOnEthereum(context.kit, asked)).hash
  },
  eth_sendRawTransaction: ({ kit, chains }, params) => {
    const signed = requiredHex('the transaction', listFrom(params)[0])
    return broadcastSigned(kit, chains.current(), signed.slice(2))
  },
  // a node fills in fields that belong together with none: a gas price beside the fees of EIP-1559
  eth_fillTransaction: () => {
    throw failure(
      'unsupportedMethod',
      'eth_fillTransaction is not available: send the transaction, and the wallet fills it in.',
    )
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
      chain,
    })
    return `0x${settled(kit, signed).signedTransaction}`
  },
}

async function askedFor({ chains, connection }: MethodContext, params: unknown) {
  const given = recordFrom('the transaction', listFrom(params)[0])
  const chain = chains.current()
  const kind = kindFrom(given)
  const transaction = transactionFrom(given, chain.caip2)
  const account = await connection.account(requiredHex('from', given.from, 20))
  return { account, chain, transaction: await ofKind(chains.rpc(chain), kind, transaction) }
}

/** One from before EIP-1559 has a gas price, and one of EIP-2930 a list: without, it would go out as another kind. */
async function ofKind(
  rpc: ChainRpc,
  kind: bigint | undefined,
  transaction: EthereumTransaction,
): Promise<EthereumTransaction> {
  if (kind !== 0n && kind !== 1n) return transaction
  const gasPrice = transaction.gasPrice ?? (await askGasPrice(rpc))
  const accessList = kind === 1n ? (transaction.accessList ?? []) : undefined
  return { ...transaction, gasPrice, accessList }
}
