import { keccak_256 } from '@noble/hashes/sha3.js'
import { type ContractAbi, contractAbiSteps } from '../../../crypto/abi/contractAbi.ts'
import { runInTurns } from '../../takeTurn.ts'

/** So many characters of interfaces stay read: five of the longest. Ours. */
const MOST_CHARACTERS = 2_000_000

/** Interfaces by their texts. Those that were used last stand last. */
const known = new Map<string, Promise<ContractAbi | string>>()
let characters = 0

/** Whether a text is read already. */
export function isKnownAbi(text: string): boolean {
  return known.has(text)
}

/**
 * Reads the JSON of a contract ABI as `readContractAbi` does: in turns, once for all that ask at the same time, and
 * remembers it.
 */
export function readKnownAbi(text: string): Promise<ContractAbi | string> {
  const found = known.get(text)
  if (found) known.delete(text)
  else characters += text.length
  const reading = found ?? runInTurns(contractAbiSteps(text, keccak_256))
  known.set(text, reading)
  for (const [oldest] of known) {
    if (characters <= MOST_CHARACTERS) break
    known.delete(oldest)
    characters -= oldest.length
  }
  return reading
}
