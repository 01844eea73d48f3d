import * as v from 'valibot'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError } from '../rpc/rpcErrors.ts'
import { solanaErrorFromMeta, solanaErrorFromRefusal } from '../solana/solSendError.ts'
import { broadcasting, failed, included, refused, type SendStep } from './sendStep.ts'

export type SolSendContext = { readonly rpc: Rpc; readonly nowMs: number }

const statusesShape = v.object({
  value: v.tuple([
    v.nullable(v.object({ err: v.unknown(), confirmationStatus: v.nullish(v.string()) })),
  ]),
})
const validityShape = v.object({ value: v.boolean() })
const transactionShape = v.nullable(v.object({ meta: v.nullable(v.unknown()) }))

/** A blockhash lives for 150 blocks, about a minute; before that nobody needs to ask. */
const BLOCKHASH_MS = 45_000

/**
 * Looks at one transaction on Solana: sends it, or asks how far it has come.
 *
 * Ours: it is included when two thirds of the stake have voted for its block (`confirmed`).
 *
 * @throws RpcUnreachableError, RpcRefusedError
 */
export async function solSendStep(
  context: SolSendContext,
  row: SendTransactionRow,
): Promise<SendStep> {
  const { nowMs } = context
  if (row.status === 'INITIALIZED') return broadcast(context, row)
  const { err, confirmationStatus } = (await statusOf(context, row)) ?? { confirmationStatus: null }
  if (err) return failed(await errorOf(context, row, err), nowMs)
  if (confirmationStatus === 'confirmed' || confirmationStatus === 'finalized')
    return included(nowMs)
  if (confirmationStatus === null && (await isTooLate(context, row)))
    return refused({ message: 'the blockhash is too old' }, nowMs)
  return {}
}

async function broadcast(context: SolSendContext, row: SendTransactionRow): Promise<SendStep> {
  const { rpc, nowMs } = context
  const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
  try {
    await rpc.call('sendTransaction', [base64Of(row.signedTransaction), options])
  } catch (error) {
    if (!(error instanceof RpcRefusedError)) throw error
    // sent before, by this process or by one that is gone
    if (await statusOf(context, row)) return broadcasting(nowMs)
    return refused(solanaErrorFromRefusal(error), nowMs)
  }
  return broadcasting(nowMs)
}

async function statusOf({ rpc }: SolSendContext, { hash }: SendTransactionRow) {
  const answer = await rpc.call('getSignatureStatuses', [
    [hash],
    { searchTransactionHistory: true },
  ])
  const read = v.safeParse(statusesShape, answer)
  return read.success ? read.output.value[0] : null
}

async function isTooLate(
  { rpc, nowMs }: SolSendContext,
  row: SendTransactionRow,
): Promise<boolean> {
  if (nowMs - row.createdAtMs < BLOCKHASH_MS) return false
  const { readSolanaTransaction } = await import('../../../crypto/solana/readSolanaTransaction.ts')
  const transaction = readSolanaTransaction(row.signedTransaction)
  if (typeof transaction === 'string') return true
  const answer = await rpc.call('isBlockhashValid', [
    transaction.recentBlockhash,
    { commitment: 'confirmed' },
  ])
  const read = v.safeParse(validityShape, answer)
  return read.success && !read.output.value
}

async function errorOf({ rpc }: SolSendContext, { hash }: SendTransactionRow, err: unknown) {
  const options = {
    encoding: 'json',
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  }
  const read = v.safeParse(transactionShape, await rpc.call('getTransaction', [hash, options]))
  return solanaErrorFromMeta(err, read.success ? read.output?.meta : null)
}

function base64Of(hex: string): string {
  return btoa(String.fromCharCode(...(bytesFromHex(hex) ?? [])))
}
