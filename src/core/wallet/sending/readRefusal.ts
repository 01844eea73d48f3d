import { revertFromData } from '../../../crypto/abi/revertFromData.ts'
import { isRevert, readRevert } from '../../../crypto/ethereum/readRevert.ts'
import { sliceText } from '../../../lib/sliceText.ts'

/** The error of a JSON-RPC response of an Ethereum node. */
type Refusal = { readonly code: number; readonly message: string; readonly data: unknown }

/** A refusal in the form of EIP-1474 and geth, whatever node wrote it. */
export type ReadRefusal = {
  readonly details: string
  readonly rpcCode: number
  readonly data: unknown
}

/** The error code of a call that a contract reverted. */
const REVERTED = 3
/** Messages of nodes are cut to this length. */
const MOST_WORDS = 500
/** Messages of nodes and gateways that say nothing about the contract. */
const EMPTY_MESSAGE = /^(?:vm execution error|internal (?:json-rpc |server )?error)?[.\s]*$/i

/**
 * Reads the refusal of an Ethereum node. Where the contract gave up, the code is 3, `data` the bytes that it gave up with and the
 * message its reason: libraries decode the errors of a contract from these. Any other refusal stays as the node wrote it.
 */
export function readRefusal({ code, message, data }: Refusal): ReadRefusal {
  if (!isRevert({ code, message, data }))
    return { details: sliceText(message, MOST_WORDS), rpcCode: code, data }
  const { data: bytes, reason } = readRevert({ code, message, data })
  const words = reason ?? readWords(bytes)
  const own = EMPTY_MESSAGE.test(message) ? 'execution reverted' : message
  const details = words === null ? own : `execution reverted: ${words}`
  return { details: sliceText(details, MOST_WORDS), rpcCode: REVERTED, data: bytes ?? data }
}

/** The reason in the bytes, when they are an error of Solidity; null for one that only its contract can name. */
function readWords(bytes: string | null): string | null {
  if (bytes === null) return null
  const { native, displayMessage } = revertFromData(undefined, bytes, () => undefined)
  return native && displayMessage !== 'execution reverted' ? (displayMessage ?? null) : null
}
