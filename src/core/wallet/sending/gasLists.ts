import { quantity } from './askChain.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'

/** The lists of a transaction as nodes take them. Of their own: nothing that the service sends has one. */
export function gasLists({ accessList, authorizationList }: EthereumTransaction) {
  return {
    ...(accessList && { accessList }),
    ...(authorizationList && {
      authorizationList: authorizationList.map(({ address, ...numbers }) => ({
        address,
        chainId: quantity(numbers.chainId),
        nonce: quantity(numbers.nonce),
        yParity: quantity(numbers.yParity),
        r: quantity(numbers.r),
        s: quantity(numbers.s),
      })),
    }),
  }
}
