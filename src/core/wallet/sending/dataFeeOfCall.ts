import { bytesFromNumber, encodeRlp } from '../../../crypto/ethereum/encodeRlp.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
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
  const start = numbers.map(bytesFromNumber)
  const fields = [...start, bytesOf(to), bytesFromNumber(value), bytesOf(data), []]
  return dataFeeCall(`02${hexFromBytes(encodeRlp(fields))}`)
}

const bytesOf = (hex: string | null | undefined) => bytesFromHex(hex?.slice(2) ?? '') ?? []
