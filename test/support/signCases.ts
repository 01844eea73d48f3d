import { authorization, message, raw, transaction, typedData } from './ethereumCases.ts'
import type { Chance, MakeCase, SignAccounts, SignCase } from './signCase.ts'
import { solanaText, solanaTransaction } from './solanaCases.ts'

/** Every format that something is signed in. */
const formats: Readonly<Record<string, MakeCase>> = {
  'EIP-191 text': message(false),
  'EIP-191 bytes': message(true),
  'EIP-712': typedData,
  'EIP-7702': authorization,
  'raw hash': raw('NO_OP', false),
  'raw Keccak-256': raw('KECCAK256', false),
  'raw SHA-256 of text': raw('SHA256', true),
  'transaction, legacy': transaction(0),
  'transaction, type 1': transaction(1),
  'transaction, type 2': transaction(2),
  'transaction, type 3': transaction(3),
  'transaction, type 4': transaction(4),
  'Ed25519 text': solanaText,
  'Solana, SOL': solanaTransaction(false),
  'Solana, tokens': solanaTransaction(true),
}

export const SIGN_FORMATS = Object.keys(formats)

/** So many cases, of each format in turn. */
export function signCases(
  count: number,
  accounts: SignAccounts,
  chance: Chance,
): readonly SignCase[] {
  const makes = Object.entries(formats)
  return Array.from({ length: count }, (_, at) => {
    const [format, make] = makes[at % makes.length] ?? ['', message(false)]
    return { format, ...make(accounts, chance) }
  })
}
