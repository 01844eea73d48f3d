import { isRecord } from '../../../lib/isRecord.ts'

/** A function of a program: its accounts and arguments as the IDL lists them. */
export type IdlInstruction = {
  readonly name: string
  /** Those of the newer form; the older one derives them from the name. */
  readonly discriminator: unknown
  readonly accounts: readonly Named[]
  readonly args: readonly Named[]
}

type Named = Readonly<Record<string, unknown>> & { readonly name: string }

/** The interface of a Solana program, as far as it is known to be well-formed: types are looked at where they are used. */
export type SolanaIdl = {
  readonly instructions: readonly IdlInstruction[]
  /** By name. */
  readonly types: ReadonlyMap<string, Named>
}

/**
 * Looks whether a text is the JSON of a Solana program's interface (IDL), of the older or the newer form of Anchor: an
 * object with `instructions`, each with a name, accounts and arguments. A sentence part says what is wrong with it.
 */
export function readSolanaIdl(text: string): SolanaIdl | string {
  const idl = jsonFrom(text)
  if (!isRecord(idl) || !Array.isArray(idl.instructions))
    return 'must be the JSON of an IDL, which has instructions'
  const instructions: IdlInstruction[] = []
  for (const [i, instruction] of idl.instructions.entries()) {
    if (!isRecord(instruction) || typeof instruction.name !== 'string' || instruction.name === '')
      return `has no name at instructions.${i}`
    const { name, discriminator, accounts, args } = instruction
    if (!isListOfNamed(accounts) || !isListOfNamed(args))
      return `has no accounts or no args at instructions.${i}`
    instructions.push({ name, discriminator, accounts, args })
  }
  for (const list of ['accounts', 'types', 'errors', 'events'])
    if (idl[list] !== undefined && !isListOfNamed(idl[list])) return `has wrong ${list}`
  const types = isListOfNamed(idl.types) ? idl.types : []
  return { instructions, types: new Map(types.map((type) => [type.name, type])) }
}

function isListOfNamed(value: unknown): value is readonly Named[] {
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
