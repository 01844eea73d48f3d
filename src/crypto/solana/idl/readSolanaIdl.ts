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
 * object with `instructions`, each with a name, accounts and arguments. For any other text the place that is wrong, like
 * `instructions[2].name`, empty for all of it.
 */
export function readSolanaIdl(text: string): SolanaIdl | string {
  const idl = jsonFrom(text)
  if (!isRecord(idl)) return ''
  if (!Array.isArray(idl.instructions)) return 'instructions'
  const instructions: IdlInstruction[] = []
  for (const [i, instruction] of idl.instructions.entries()) {
    if (!isRecord(instruction) || typeof instruction.name !== 'string' || instruction.name === '')
      return `instructions[${i}].name`
    const { name, discriminator, accounts, args } = instruction
    if (!isListOfNamed(accounts) || !isListOfNamed(args)) return `instructions[${i}]`
    instructions.push({ name, discriminator, accounts, args })
  }
  for (const list of ['accounts', 'types', 'errors', 'events'])
    if (idl[list] !== undefined && !isListOfNamed(idl[list])) return list
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
