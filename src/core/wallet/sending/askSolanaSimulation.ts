import { base64FromBytes } from '../../../lib/base64.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { sliceText } from '../../../lib/sliceText.ts'
import { CONFIRMED, valueFrom } from './askSolana.ts'
import type { ChainRpc } from './nodeRpc.ts'

/** A transaction that is not signed yet: its hex, and whether somebody else will pay for it. */
export type SolanaRun = { readonly hex: string; readonly isSponsored: boolean }

/** What the runtime writes around the lines of a program. */
const FRAME = /^Program \S+ (?:invoke|success|failed|consumed|return)|^Program (?:data|return):/
/** Errors of whoever pays the fee: a sponsor takes that place once the service has it. */
const OF_PAYER: readonly unknown[] = ['AccountNotFound', 'InsufficientFundsForFee']
/** A reason is a sentence, not a log. */
const MOST_CHARACTERS = 200

/**
 * Simulates a transaction on the state of now, without its signatures, and changes nothing.
 *
 * @returns why it would fail, in the words of its programs, or as the error of the runtime; null when it would not.
 * @throws what `errorOf` of the client makes when the node cannot tell.
 */
export async function askSolanaSimulation(
  rpc: ChainRpc,
  { hex, isSponsored }: SolanaRun,
  signal?: AbortSignal,
): Promise<{ readonly failure: string | null }> {
  const bytes = bytesFromHex(hex)
  if (!bytes) throw rpc.errorOf({ details: 'It is no transaction.' })
  // a blockhash that is too old, or is put in later, says nothing of what it does
  const options = {
    ...CONFIRMED,
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: true,
  }
  const params = [base64FromBytes(bytes), options]
  const run = valueFrom(await rpc.request('simulateTransaction', params, signal))
  if (!isRecord(run) || !('err' in run))
    throw rpc.errorOf({ details: 'It did not say how it ran.' })
  const { err } = run
  if (err === null) return { failure: null }
  if (isSponsored && OF_PAYER.includes(err)) throw rpc.errorOf({ details: 'Somebody else pays.' })
  return { failure: sliceText(lastWords(run.logs) ?? textOf(err), MOST_CHARACTERS) }
}

/** The last thing that a program wrote. */
function lastWords(logs: unknown): string | null {
  const lines = Array.isArray(logs) ? logs.filter((line) => typeof line === 'string') : []
  const last = lines.findLast((line) => !FRAME.test(line))
  return last?.replace(/^Program log: (?:Error: )?/, '') ?? null
}

function textOf(err: unknown): string {
  return typeof err === 'string' ? err : JSON.stringify(err)
}
