import { isRecord } from '../../lib/isRecord.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { wholeNumberFrom } from '../../lib/wholeNumber.ts'

/** An account's authorization that the code of a contract acts for it (EIP-7702). */
export type Authorization = {
  /** 0 stands for every chain. */
  readonly chainId: bigint
  /** Of the contract, 40 hex digits with 0x. */
  readonly address: string
  readonly nonce: bigint
}

const MAX_CHAIN_ID = 2n ** 256n
/** A nonce is below 2^64 - 1 (EIP-2681). */
const MAX_NONCE = 2n ** 64n - 1n

/**
 * Reads an authorization as the kit shows it, the service hashes it and policies decide on it.
 *
 * Spec: EIP-7702. Ours: `contractAddress` is read too, as some libraries write it; members beside these three are not signed.
 *
 * @param text - JSON of `chainId`, `address` and `nonce`; numbers also as decimal text or hex with 0x.
 * @returns what is wrong, to end the sentence "the payload …".
 */
export function readAuthorization(text: string): Authorization | string {
  const tuple = parseStrictJson(text)
  if (!isRecord(tuple)) return 'must be the JSON of an authorization'
  const chainId = wholeNumberFrom(tuple.chainId)
  if (chainId === null || chainId < 0n || chainId >= MAX_CHAIN_ID)
    return 'must have a chainId that is a number'
  const nonce = wholeNumberFrom(tuple.nonce)
  if (nonce === null || nonce < 0n || nonce >= MAX_NONCE) return 'must have a nonce below 2^64 - 1'
  const address = tuple.address ?? tuple.contractAddress
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address))
    return 'must have an address of 20 bytes'
  return { chainId, address, nonce }
}
