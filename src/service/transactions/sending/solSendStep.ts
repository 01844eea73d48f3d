import { bytesFromHex } from '../../../lib/hex.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { getRefusal, readSolanaBroadcast, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import { applyBroadcast, getBackoffMs, isMissedForGood } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { hasExpired, type StatusLook } from '../solana/hasExpired.ts'
import { solanaErrorFromMeta, solanaErrorFromRefusal } from '../solana/solSendError.ts'
import { failed, goesOn, included, refused, type SendStep, withLife } from './sendStep.ts'
import { readLife, type StoredLife } from './storedLife.ts'

/** How long after a look that missed an expired transaction the next one is, in milliseconds: other replicas answer then. */
const LOOK_AGAIN_MS = 2000

export type SolSendContext = { readonly rpc: Rpc; readonly nowMs: number }

/**
 * Looks at one transaction on Solana: asks how far it has come, and sends the same bytes again while no block has it and
 * one still can.
 *
 * Ours: it is included when two thirds of the stake have voted for its block (`confirmed`).
 *
 * @throws RpcUnreachableError, RpcRefusedError
 */
export async function solSendStep(
  context: SolSendContext,
  row: SendTransactionRow,
): Promise<SendStep> {
  const { rpc, nowMs } = context
  const life = readLife(row)
  if (!life.mayBeOut) {
    if (nowMs < life.nextAttemptAtMs) return goesOn(row, life, nowMs)
    return broadcast(context, row, life)
  }
  const found = await lookUp(context, row)
  if (found.step) return found.step
  if (found.isKnown || nowMs < life.nextAttemptAtMs) return goesOn(row, life, nowMs)
  const look = async () => {
    const last = await lookUp(context, row)
    return { ...last, isFound: last.step !== null || last.isKnown }
  }
  const expiry = await hasExpired(rpc, { row, life, look, nowMs })
  if (expiry.last?.step) return expiry.last.step
  const { reason, expiresAfter } = expiry
  if (reason === null) return broadcast(context, row, { ...life, expiresAfter, expiryMisses: 0 })
  const expiryMisses = life.expiryMisses + 1
  // no block has it, so no program has run
  if (isMissedForGood(expiryMisses))
    return failed({ message: reason, solana: { source: 'rpc' } }, nowMs)
  const nextAttemptAtMs = nowMs + LOOK_AGAIN_MS
  return goesOn(row, { ...life, expiresAfter, expiryMisses, nextAttemptAtMs }, nowMs)
}

type Look = StatusLook & { readonly step: SendStep | null; readonly isKnown: boolean }

async function lookUp(
  context: SolSendContext,
  row: SendTransactionRow,
): Promise<Omit<Look, 'isFound'>> {
  const { rpc, nowMs } = context
  const params = [[row.hash], { searchTransactionHistory: true }]
  const result = await rpc.call('getSignatureStatuses', params)
  const slot = slotFrom(result)
  const verdict = readSolanaStatus({ httpStatus: 200, body: { result } })
  if (verdict.kind !== 'included') return { slot, step: null, isKnown: verdict.kind === 'known' }
  if (!verdict.hasFailed) return { slot, isKnown: true, step: included(nowMs) }
  const step = failed(await errorOf(context, row, errorFrom(result)), nowMs)
  return { slot, isKnown: true, step }
}

async function broadcast(
  { rpc, nowMs }: SolSendContext,
  row: SendTransactionRow,
  before: StoredLife,
): Promise<SendStep> {
  const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
  const params = [base64Of(row.signedTransaction), options]
  const response = await rpc.broadcast('sendTransaction', params)
  const { life, next } = applyBroadcast(before, readSolanaBroadcast(response))
  const refusal = getRefusal(response.body)
  if (next.kind === 'end' && refusal) return refused(solanaErrorFromRefusal(refusal), nowMs)
  const afterMs = next.kind === 'broadcastAgain' ? next.afterMs : getBackoffMs(life.attempts, null)
  return goesOn(row, withLife(before, life, nowMs + afterMs), nowMs)
}

async function errorOf({ rpc }: SolSendContext, { hash }: SendTransactionRow, err: unknown) {
  const options = {
    encoding: 'json',
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  }
  const transaction = await rpc.call('getTransaction', [hash, options])
  return solanaErrorFromMeta(err, isRecord(transaction) ? transaction.meta : null)
}

function slotFrom(result: unknown): number | null {
  const context: unknown = isRecord(result) ? result.context : null
  return isRecord(context) && typeof context.slot === 'number' ? context.slot : null
}

function errorFrom(result: unknown): unknown {
  const list: unknown = isRecord(result) ? result.value : null
  const first: unknown = Array.isArray(list) ? list[0] : null
  return isRecord(first) ? first.err : null
}

function base64Of(hex: string): string {
  return btoa(String.fromCharCode(...(bytesFromHex(hex) ?? [])))
}
