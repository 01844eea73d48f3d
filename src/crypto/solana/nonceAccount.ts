import { bytesFromBase64 } from '../../lib/base64.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { base58FromBytes } from './base58.ts'
import type { SolanaTransaction } from './readSolanaTransaction.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const ADVANCE_NONCE_ACCOUNT = 4
/** In the data of a nonce account: version, state and authority come first. */
const [NONCE_AT, NONCE_END] = [40, 72]

/** The account whose nonce a transaction bears instead of a blockhash; null for any other transaction. */
export function getNonceAccount({ instructions, accountKeys }: SolanaTransaction): string | null {
  const [first] = instructions
  if (!first || accountKeys[first.programIndex] !== SYSTEM_PROGRAM) return null
  const [kind, ...rest] = first.data
  const isAdvance = kind === ADVANCE_NONCE_ACCOUNT && rest.slice(0, 3).every((byte) => byte === 0)
  if (!isAdvance || first.data.length < 4) return null
  return accountKeys[first.accountIndexes[0] ?? -1] ?? null
}

/** Reads the nonce of an account as `getAccountInfo` writes it in base64; null for what is no nonce account. */
export function readNonce(account: unknown): string | null {
  const data: unknown = isRecord(account) && Array.isArray(account.data) ? account.data[0] : null
  const bytes = typeof data === 'string' ? bytesFromBase64(data) : null
  if (!bytes || bytes.length < NONCE_END) return null
  return base58FromBytes(bytes.slice(NONCE_AT, NONCE_END))
}
