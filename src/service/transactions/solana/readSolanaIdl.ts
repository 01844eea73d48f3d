import { isRecord } from '../../../lib/isRecord.ts'

/**
 * Looks whether a text is the JSON of a Solana program's interface (IDL), of the older or the newer form of Anchor: an
 * object with `instructions`, each with a name, accounts and arguments. A sentence part says what is wrong with it.
 */
export function readSolanaIdl(text: string): Readonly<Record<string, unknown>> | string {
  const idl = jsonFrom(text)
  if (!isRecord(idl) || !Array.isArray(idl.instructions))
    return 'must be the JSON of an IDL, which has instructions'
  for (const [i, instruction] of idl.instructions.entries()) {
    if (!isRecord(instruction) || typeof instruction.name !== 'string' || instruction.name === '')
      return `has no name at instructions.${i}`
    if (!isListOfNamed(instruction.accounts) || !isListOfNamed(instruction.args))
      return `has no accounts or no args at instructions.${i}`
  }
  for (const list of ['accounts', 'types', 'errors', 'events'])
    if (idl[list] !== undefined && !isListOfNamed(idl[list])) return `has wrong ${list}`
  return idl
}

function isListOfNamed(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  return value.every((item) => isRecord(item) && typeof item.name === 'string')
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: that is the answer
  }
}
