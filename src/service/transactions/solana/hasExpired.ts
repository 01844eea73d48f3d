import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import { bytesFromBase64 } from '../../../lib/base64.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { isExpired } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import type { StoredLife } from '../sending/storedLife.ts'

/** One look at the status of a signature: as of which slot, and whether the node knows it. */
export type StatusLook = { readonly slot: number | null; readonly isFound: boolean }

/** Why a transaction can never be included, or null; with the last look, where one was needed. */
type Expiry<Last> = {
  readonly reason: string | null
  readonly last: Last | null
  /** What the life stores from now on. */
  readonly expiresAfter: number | null
}

type Asked<Last> = {
  readonly row: SendTransactionRow
  readonly life: StoredLife
  readonly look: () => Promise<Last>
}

/** How many blocks a blockhash lives. */
const BLOCKHASH_BLOCKS = 150
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const ADVANCE_NONCE_ACCOUNT = 4
/** In the data of a nonce account: version, state and authority come first. */
const [NONCE_AT, NONCE_END] = [40, 72]

/**
 * Whether a transaction that no look has found can never be included: its blockhash is too old, or, where its first instruction
 * is `AdvanceNonceAccount`, the nonce of that account has moved on. The status is asked once more after that, of a node that
 * has seen as much.
 */
export async function hasExpired<Last extends StatusLook>(
  rpc: Rpc,
  { row, life, look }: Asked<Last>,
): Promise<Expiry<Last>> {
  const { expiresAfter } = life
  const none = { reason: null, last: null, expiresAfter }
  const transaction = readSolanaTransaction(row.signedTransaction)
  if (typeof transaction === 'string') return none
  const nonceAccount = getNonceAccount(transaction)
  if (nonceAccount !== null) {
    const state = await askNonce(rpc, nonceAccount)
    if (state === null) return none
    const { slot, nonce } = state
    // a state from before the bytes left may be older than the nonce
    if (expiresAfter === null)
      return { ...none, expiresAfter: slot + LAG_BLOCKS + BLOCKHASH_BLOCKS }
    if (nonce === transaction.recentBlockhash || slot <= expiresAfter) return none
    const last = await look()
    const isMissed = !last.isFound && last.slot !== null && last.slot >= slot
    return { ...none, last, reason: isMissed ? 'the durable nonce has been used' : null }
  }
  const block = await askFinalized(rpc)
  if (block === null) return none
  // a blockhash that was valid when the bytes left lives no longer than this
  if (expiresAfter === null)
    return { ...none, expiresAfter: block.finalizedHeight + LAG_BLOCKS + BLOCKHASH_BLOCKS }
  if (block.finalizedHeight <= expiresAfter) return none
  const last = await look()
  if (last.isFound || last.slot === null) return { ...none, last }
  const evidence = { ...block, lastValidBlockHeight: expiresAfter, missedAtSlot: last.slot }
  return { ...none, last, reason: isExpired(evidence) ? 'the blockhash is too old' : null }
}

/** How far the newest block is ahead of a finalized one, generously. */
const LAG_BLOCKS = 64

/** The account whose nonce a transaction bears instead of a blockhash; null for any other transaction. */
function getNonceAccount({ instructions, accountKeys }: SolanaTransaction): string | null {
  const [first] = instructions
  if (!first || accountKeys[first.programIndex] !== SYSTEM_PROGRAM) return null
  const [kind, ...rest] = first.data
  const isAdvance = kind === ADVANCE_NONCE_ACCOUNT && rest.slice(0, 3).every((byte) => byte === 0)
  if (!isAdvance || first.data.length < 4) return null
  return accountKeys[first.accountIndexes[0] ?? -1] ?? null
}

/** The nonce of an account in a finalized block; null when nobody can say. */
async function askNonce(rpc: Rpc, account: string) {
  const options = { commitment: 'finalized', encoding: 'base64' }
  const { context, value } = Object(await rpc.call('getAccountInfo', [account, options]))
  if (!isRecord(context) || typeof context.slot !== 'number' || !isRecord(value)) return null
  const text: unknown = Array.isArray(value.data) ? value.data[0] : null
  const data = typeof text === 'string' ? bytesFromBase64(text) : null
  if (!data || data.length < NONCE_END) return null
  return { slot: context.slot, nonce: base58FromBytes(data.slice(NONCE_AT, NONCE_END)) }
}

async function askFinalized(rpc: Rpc) {
  const info = await rpc.call('getEpochInfo', [{ commitment: 'finalized' }])
  if (!isRecord(info)) return null
  const { absoluteSlot: finalizedSlot, blockHeight: finalizedHeight } = info
  if (typeof finalizedSlot !== 'number' || typeof finalizedHeight !== 'number') return null
  return { finalizedSlot, finalizedHeight }
}
