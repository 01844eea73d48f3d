import type { SigningAccount, SignRequest } from '../../src/core/wallet/signing/signRequest.ts'
import type { Submitted } from '../../src/core/wallet/signing/submitRequest.ts'

/** Something to sign, and what a second library says of it. */
export type SignCase = {
  readonly format: string
  readonly request: SignRequest
  /** What the key signs, as the second library makes it of what was asked: hex with 0x. */
  readonly signedBytes: string
  /** Whether the second library takes it for that account's signature of exactly this. */
  readonly isSignedBy: (submitted: Submitted) => boolean | Promise<boolean>
}

export type SignAccounts = { readonly ethereum: SigningAccount; readonly solana: SigningAccount }

/** Numbers by chance, the same in every run. */
export type Chance = {
  readonly below: (end: number) => number
  readonly hex: (bytes: number) => string
}

export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const byte = () => below(256).toString(16).padStart(2, '0')
  return { below, hex: (bytes) => `0x${Array.from({ length: bytes }, byte).join('')}` }
}

/** Makes one of a format. */
export type MakeCase = (accounts: SignAccounts, chance: Chance) => Omit<SignCase, 'format'>

const LETTERS = [
  'a',
  'Z',
  ' ',
  '\n',
  '0',
  'é',
  'ß',
  '中',
  '🙂',
  '"',
  '\\',
  '\u202E',
  '\u200B',
  '<',
  "'",
]

/** A text that a person might sign, or might be tricked with. */
export const textOf = ({ below }: Chance) =>
  Array.from({ length: below(120) }, () => LETTERS[below(LETTERS.length)]).join('')

export const plain = (hex: string) => hex.replace(/^0x/, '')
