import { getNonceAccount, readNonce } from '../../../crypto/solana/nonceAccount.ts'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { isExpired } from '../../../wire/sendLife.ts'
import { getNonceTrustSlot, isOtherCluster, moveExpiry } from '../../../wire/solanaExpiry.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError } from '../rpc/rpcErrors.ts'
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
  readonly nowMs: number
}

/**
 * Whether a transaction that no look has found can never be included: its blockhash is too old, or, where its first instruction
 * is `AdvanceNonceAccount`, the nonce of that account has moved on. The status is asked once more after that, of a node that
 * has seen as much. A node of another cluster proves nothing.
 */
export async function hasExpired<Last extends StatusLook>(
  rpc: Rpc,
  asked: Asked<Last>,
): Promise<Expiry<Last>> {
  const expiry = await lookForEnd(rpc, asked)
  if (expiry.reason === null) return expiry
  const isOther = isOtherCluster(asked.row.caip2, await askGenesis(rpc))
  return isOther ? { ...expiry, reason: null } : expiry
}

async function lookForEnd<Last extends StatusLook>(
  rpc: Rpc,
  { row, life, look, nowMs }: Asked<Last>,
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
    if (expiresAfter === null) return { ...none, expiresAfter: getNonceTrustSlot(slot) }
    if (nonce === transaction.recentBlockhash || slot <= expiresAfter) return none
    const last = await look()
    const isMissed = !last.isFound && last.slot !== null && last.slot >= slot
    return { ...none, last, reason: isMissed ? 'the durable nonce has been used' : null }
  }
  const block = await askFinalized(rpc)
  if (block === null) return none
  const isValid = await askValid(rpc, transaction.recentBlockhash)
  const ageMs = nowMs - row.createdAtMs
  const { finalizedHeight } = block
  const moved = moveExpiry(expiresAfter, { finalizedHeight, isValid, ageMs })
  const goesOn = { ...none, expiresAfter: moved }
  if (expiresAfter === null || finalizedHeight <= moved) return goesOn
  const last = await look()
  if (last.isFound || last.slot === null) return { ...goesOn, last }
  const evidence = { ...block, lastValidBlockHeight: moved, missedAtSlot: last.slot }
  return { ...goesOn, last, reason: isExpired(evidence) ? 'the blockhash is too old' : null }
}

/** The nonce of an account in a finalized block; null when nobody can say. */
async function askNonce(rpc: Rpc, account: string) {
  const options = { commitment: 'finalized', encoding: 'base64' }
  const { context, value } = Object(await rpc.call('getAccountInfo', [account, options]))
  if (!isRecord(context) || typeof context.slot !== 'number' || !isRecord(value)) return null
  const nonce = readNonce(value)
  return nonce === null ? null : { slot: context.slot, nonce }
}

/** Whether a blockhash is valid in a finalized block; null when the node does not say. */
async function askValid(rpc: Rpc, blockhash: string): Promise<boolean | null> {
  const params = [blockhash, { commitment: 'finalized' }]
  const result = await rpc.call('isBlockhashValid', params).catch(nullIfRefused)
  return isRecord(result) && typeof result.value === 'boolean' ? result.value : null
}

/** The hash of the first block; null when the node does not say. */
async function askGenesis(rpc: Rpc): Promise<unknown> {
  return rpc.call('getGenesisHash', []).catch(nullIfRefused)
}

function nullIfRefused(error: unknown): null {
  if (error instanceof RpcRefusedError) return null
  throw error
}

async function askFinalized(rpc: Rpc) {
  const info = await rpc.call('getEpochInfo', [{ commitment: 'finalized' }])
  if (!isRecord(info)) return null
  const { absoluteSlot: finalizedSlot, blockHeight: finalizedHeight } = info
  if (typeof finalizedSlot !== 'number' || typeof finalizedHeight !== 'number') return null
  return { finalizedSlot, finalizedHeight }
}
