import { listFrom, recordFrom, requiredQuantity } from '../params.ts'
import { failure } from '../providerError.ts'
import type { Methods } from './method.ts'

/** Which chain it is on: EIP-695, EIP-3326, EIP-3085. */
export const chainMethods: Methods = {
  eth_chainId: ({ chains }) => chains.idHex(),
  net_version: ({ chains }) => String(BigInt(chains.idHex())),
  wallet_switchEthereumChain: ({ chains }, params) => {
    chains.switchTo(chainIdFrom(params))
    return null
  },
  // Ours: which chains there are is the app's to say, and a page cannot send a wallet to a node of its own
  wallet_addEthereumChain: ({ chains }, params) => {
    const id = chainIdFrom(params)
    if (chains.add(id)) return null
    throw failure('unknownChain', `The chain ${id} is not in the option chains of this app.`)
  },
}

function chainIdFrom(params: unknown): bigint {
  const { chainId } = recordFrom('params[0]', listFrom(params)[0])
  return requiredQuantity('chainId', chainId)
}
