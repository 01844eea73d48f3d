import type { Latchkit } from '../../latchkit.ts'
import { factsFrom } from '../chainFacts.ts'
import { askSolanaFee } from '../sending/askSolana.ts'
import { askSolanaSimulation } from '../sending/askSolanaSimulation.ts'
import { askTokenAccounts, type TokenAccounts } from '../sending/askTokenAccounts.ts'
import { createQuietRpc } from '../sending/quietRpc.ts'
import type { SolanaQuestions } from './describe/solanaQuestions.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits, in milliseconds. */
const LIMIT_MS = 4000

/**
 * Asks the app's own node what a transaction on Solana will cost, whether it would fail, and whose the accounts are that
 * tokens go to.
 *
 * Ours: a node that gives no answer holds up nothing. The confirmation then says that nobody knows it yet. The accounts are
 * asked for only of what is sent: what is only signed may go to another network, where others hold them.
 *
 * @param questionsOf - of who reads it, which takes it apart.
 */
export async function withSolanaEstimate(
  { options }: Pick<Latchkit, 'options'>,
  request: PreparedRequest,
  signal: AbortSignal,
  questionsOf: (hex: string) => SolanaQuestions | null,
): Promise<PreparedRequest> {
  const { broadcast, parameters, caip2 } = request
  const { rpcUrl } = request.chain ?? factsFrom(caip2 ?? '', options.chains)
  const hex = 'unsignedTransaction' in parameters ? parameters.unsignedTransaction : ''
  const questions = questionsOf(hex)
  if (!questions) return request
  const unknown: TokenAccounts = { owners: new Map(), rent: null }
  const nothing = { usual: null, failure: null, fee: null, isSimulated: false }
  if (rpcUrl === null) return Object.freeze({ ...request, estimate: { ...nothing, ...unknown } })
  const rpc = createQuietRpc(rpcUrl, options)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const isSponsored = 'sponsor' in parameters && parameters.sponsor === true
  const askAccounts = async () =>
    broadcast !== 'nobody'
      ? askTokenAccounts(rpc, questions, limit)
      : { ...unknown, rent: questions.made.length > 0 ? null : 0n }
  const [fee, accounts, run] = await Promise.all([
    askSolanaFee(rpc, questions, limit).catch(() => null),
    askAccounts().catch(() => unknown),
    askSolanaSimulation(rpc, { hex, isSponsored }, limit).catch(() => null),
  ])
  const failure = run?.failure ?? null
  const isSimulated = run !== null
  return Object.freeze({
    ...request,
    estimate: { ...nothing, failure, fee, isSimulated, ...accounts },
  })
}
