import type { EthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { SendEstimate } from '../preparedRequest.ts'
import { estimated } from './estimated.ts'
import { type CallReader, describeDeed } from './ethereumDeed.ts'
import type { AuthorizationReader } from './otherReaders.ts'
import type { Draft, Presenter, Reading } from './reading.ts'

/** How much gas a blob takes (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** A transaction as its bytes: the kit sends it, or whoever has it signed may. An app may call it a payload. */
function describeRaw(
  given: Reading,
  transaction: EthTransaction,
  call: CallReader | null,
  estimate: SendEstimate | undefined,
): Draft {
  const { chainId, to, value, data, gas, gasPrice, maxFeePerGas } = transaction
  const { maxFeePerBlobGas, blobVersionedHashes = [] } = transaction
  const blobGas = GAS_PER_BLOB * BigInt(blobVersionedHashes.length)
  const gasMost = gas * (maxFeePerGas ?? gasPrice ?? 0n)
  const feeMost = gasMost + blobGas * (maxFeePerBlobGas ?? 0n) + (estimate?.dataMost ?? 0n)
  const deed = { to: to && `0x${hexFromBytes(to)}`, value, data }
  const read = describeDeed(given, deed, { chainId, feeMost, isSponsored: false }, call)
  // good on every chain: there is one where it takes what nobody thinks of
  const level = chainId === null ? 'danger' : read.level
  return estimated({ ...read, level }, estimate)
}

/** Who reads it, with those that it takes: for what it calls, and for authorizations that it carries. */
export function presenterFor(
  transaction: EthTransaction,
  call: CallReader | null,
  authorization: AuthorizationReader | null,
): Presenter {
  const { authorizationList = [] } = transaction
  return {
    read(reading, { estimate }) {
      const read = describeRaw(reading, transaction, call, estimate)
      return authorization?.withAuthorizations(reading, read, authorizationList) ?? read
    },
  }
}
