import { bytesFromNumber } from '../../../crypto/ethereum/encodeRlp.ts'
import { dataFeeCall, LATER } from './dataFeeCall.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { callFields, written } from './transactionBytes.ts'

/** The same for what the service sends: it is of the kind of EIP-1559, and has no lists. */
export function dataFeeOfCall({ caip2, to, data, value = 0n, gas }: EthereumTransaction): string {
  const { nonce, fees } = LATER
  const chainId = BigInt(caip2.slice('eip155:'.length))
  const numbers = [chainId, nonce, fees.maxPriorityFeePerGas, fees.maxFeePerGas, gas ?? LATER.gas]
  const fields = [...numbers.map(bytesFromNumber), ...callFields({ to, value, data }), []]
  return dataFeeCall(written(2, fields))
}
