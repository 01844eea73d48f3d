import { encodeRlp, hexFromNumber } from '../../../crypto/ethereum/encodeRlp.ts'
import { dataFeeCall, LATER } from './dataFeeCall.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'

/**
 * The same for what the service sends: it is of the kind of EIP-1559, and has no lists. Whether its address is one, and its
 * data bytes, is known before.
 */
export function dataFeeOfCall({ caip2, to, data, value = 0n, gas }: EthereumTransaction): string {
  const { nonce, fees } = LATER
  const chainId = BigInt(caip2.slice('eip155:'.length))
  const numbers = [chainId, nonce, fees.maxPriorityFeePerGas, fees.maxFeePerGas, gas ?? LATER.gas]
  const start = numbers.map(hexFromNumber)
  const fields = [...start, bytesOf(to), hexFromNumber(value), bytesOf(data), []]
  return dataFeeCall(`02${encodeRlp(fields)}`)
}

const bytesOf = (hex: string | null | undefined) => hex?.slice(2) ?? ''
