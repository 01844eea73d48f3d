import { type EthTransaction, readEthTransaction } from '../../../crypto/ethereum/ethTransaction.ts'
import { hexFromBytes } from '../../../lib/hex.ts'

/**
 * What a policy can ask of a transaction: the fields of `eth.tx`, but for `from`, which the signer says, and those that a
 * stored interface adds (`contractCallFacts`). Addresses and data are hex in small letters with 0x.
 */
type EthTransactionFacts = {
  /** Empty when the transaction makes a contract. */
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas: bigint
  readonly gas_price: bigint
  /** 0 for a legacy transaction that is for every chain. */
  readonly chain_id: bigint
  readonly nonce: bigint
  readonly max_fee_per_gas: bigint
  readonly max_priority_fee_per_gas: bigint
  readonly max_fee_per_blob_gas: bigint
  readonly type: EthTransaction['type']
}

/** Reads an unsigned transaction for policies; null for one that `sign_transaction` would refuse too. */
export function ethTransactionFacts(unsignedHex: string): EthTransactionFacts | null {
  const transaction = readEthTransaction(unsignedHex)
  return typeof transaction === 'string' ? null : factsOf(transaction)
}

function factsOf(transaction: EthTransaction): EthTransactionFacts {
  return {
    to: transaction.to === null ? '' : `0x${hexFromBytes(transaction.to)}`,
    data: `0x${hexFromBytes(transaction.data)}`,
    value: transaction.value,
    gas: transaction.gas,
    gas_price: transaction.gasPrice ?? 0n,
    chain_id: transaction.chainId ?? 0n,
    nonce: transaction.nonce,
    max_fee_per_gas: transaction.maxFeePerGas ?? 0n,
    max_priority_fee_per_gas: transaction.maxPriorityFeePerGas ?? 0n,
    max_fee_per_blob_gas: transaction.maxFeePerBlobGas ?? 0n,
    type: transaction.type,
  }
}
