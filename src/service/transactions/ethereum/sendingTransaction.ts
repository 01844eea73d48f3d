import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexFromNumber } from '../../../crypto/ethereum/encodeRlp.ts'
import type { EthTransaction } from '../../../crypto/ethereum/ethTransaction.ts'
import { signedBytesOf } from '../../../crypto/ethereum/signedEthTransaction.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { EthFees } from './askChain.ts'
import type { EthCall } from './ethCall.ts'

/** All that a transaction says (EIP-1559). */
export type EthTerms = EthFees & {
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  readonly call: EthCall
}

/** Writes a call as a transaction to sign. */
export function sendingTransaction(terms: EthTerms): EthTransaction {
  const { chainId, nonce, gas, maxFeePerGas, maxPriorityFeePerGas, call } = terms
  const to = bytesOf(call.to.slice(2))
  const value = BigInt(call.value)
  const data = bytesOf(call.data.slice(2))
  const numbers = [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas].map(bytesFromNumber)
  return {
    type: 'TYPE_2',
    chainId,
    nonce,
    gas,
    gasPrice: null,
    maxFeePerGas,
    maxPriorityFeePerGas,
    maxFeePerBlobGas: null,
    to,
    value,
    data,
    items: [...numbers, to, bytesFromNumber(value), data, []],
  }
}

const bytesOf = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()
const bytesFromNumber = (number: bigint) => bytesOf(hexFromNumber(number))

/** The 32 bytes that the key signs. */
export function digestOf(transaction: EthTransaction): Uint8Array {
  return keccak_256(signedBytesOf(transaction))
}

/** The name of a transaction on the chain: the hash of what is sent. */
export function transactionHash(signed: Uint8Array): string {
  return `0x${hexFromBytes(keccak_256(signed))}`
}
