import { isRecord } from '../../lib/isRecord.ts'

/** What a node says about a call that its contract gave up. */
export type NodeRevert = {
  /** The bytes that the contract gave up with, hex with 0x; null when the node does not tell them. */
  readonly data: string | null
  /** What the node quotes in its message; null when it quotes nothing. */
  readonly reason: string | null
}

/** The bytes of `Error(string)` and of `Panic(uint256)`: nothing else begins so. */
const SOLIDITY_ERROR = /^0x(?:08c379a0|4e487b71)/i

type Refusal = { readonly code: number; readonly message: string; readonly data: unknown }

/** How deep nodes and gateways put the bytes, and how many members are looked at. */
const MOST_DEPTH = 5
const MOST_MEMBERS = 64

/**
 * Reads a refusal of `eth_call` or `eth_estimateGas`. Nodes put the bytes in `data` as text (geth, Besu, Erigon), behind the
 * word `Reverted` (Nethermind, OpenEthereum), or in `data` of an object, once or several times (gateways, Hardhat), under
 * `return` or `result` (Ganache). Some tell only the reason, in the message.
 */
export function readRevert({ message, data }: Refusal): NodeRevert {
  return { data: findBytes(data), reason: findReason(message) ?? findReason(innerMessage(data)) }
}

/**
 * Whether a node refused because the contract gave up: codes 3 and -32015, words of it, or an error of Solidity. A gateway may
 * repeat the node's code and words further in.
 */
export function isRevert({ code, message, data }: Refusal): boolean {
  let budget = MOST_MEMBERS
  const search = (value: unknown, depth: number): boolean => {
    if (!isRecord(value) || depth === MOST_DEPTH || --budget < 0) return false
    const { code: own, message: words } = value
    if (own === 3 || own === -32015) return true
    if (typeof words === 'string' && /revert/i.test(words)) return true
    return Object.values(value).some((member) => search(member, depth + 1))
  }
  return search({ code, message, data }, 0) || SOLIDITY_ERROR.test(findBytes(data) ?? '')
}

function findBytes(data: unknown): string | null {
  let budget = MOST_MEMBERS
  const search = (value: unknown, depth: number): string | null => {
    if (typeof value === 'string') return bytesFrom(value)
    if (!isRecord(value) || depth === MOST_DEPTH) return null
    const { data: own, return: returned, result, ...others } = value
    for (const member of [own, returned, result, ...Object.values(others)]) {
      if (--budget < 0) return null
      // a hash or an address beside the data is text, too
      const isNamed = member === own || member === returned || member === result
      const found = isNamed || isRecord(member) ? search(member, depth + 1) : null
      if (found !== null) return found
    }
    return null
  }
  return search(data, 0)
}

function bytesFrom(text: string): string | null {
  const hex = /^(?:reverted\s+)?(0x(?:[\da-f]{2})*)$/i.exec(text.trim())?.[1]
  return hex === undefined || hex === '0x' ? null : hex
}

function findReason(message: string): string | null {
  const text =
    /^(?:.*?VM Exception while processing transaction: )?(?:execution )?revert(?:ed)?(?: with reason string| with reason)?:? *(.*)$/is.exec(
      message.trim(),
    )?.[1]
  const words = text?.replace(/^['"“](.*)['"”]$/s, '$1').trim() ?? ''
  return words === '' || /^0x[\da-f]*$/i.test(words) ? null : words
}

function innerMessage(data: unknown): string {
  const message = isRecord(data) ? data.message : undefined
  return typeof message === 'string' ? message : ''
}
