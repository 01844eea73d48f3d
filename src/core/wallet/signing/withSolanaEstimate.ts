import type { Latchkit } from '../../latchkit.ts'
import { factsFrom } from '../chainFacts.ts'
import { askSolanaFee } from '../sending/askSolana.ts'
import { askTokenAccounts, type TokenAccounts } from '../sending/askTokenAccounts.ts'
import { createQuietRpc } from '../sending/quietRpc.ts'
import type { SolanaQuestions } from './describe/solanaQuestions.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits, in milliseconds. */
const LIMIT_MS = 4000

/**
 * Asks the app's own node what a transaction on Solana will cost, and whose the accounts are that tokens go to.
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
  if (rpcUrl === null || !questions) return request
  const rpc = createQuietRpc(rpcUrl, options)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const unknown: TokenAccounts = { owners: new Map(), rent: null }
  const askAccounts = async () =>
    broadcast !== 'nobody'
      ? askTokenAccounts(rpc, questions, limit)
      : { ...unknown, rent: questions.made.length > 0 ? null : 0n }
  const [fee, accounts] = await Promise.all([
    askSolanaFee(rpc, questions, limit).catch(() => null),
    askAccounts().catch(() => unknown),
  ])
  return Object.freeze({ ...request, estimate: { usual: null, failure: null, fee, ...accounts } })
}
