import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import { callsOf, madeAccountOf, splTransferOf } from '../../../crypto/solana/transfers.ts'
import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { askSolanaFee } from '../sending/askSolana.ts'
import type { TokenAccounts } from '../sending/askTokenAccounts.ts'
import { createChainRpc } from '../sending/chainRpc.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits, in milliseconds. */
const LIMIT_MS = 4000

/**
 * Asks the app's own node what a transaction on Solana will cost, and whose the accounts are that tokens go to.
 *
 * Ours: a node that gives no answer holds up nothing. The confirmation then says that nobody knows it yet.
 */
export async function withSolanaEstimate(
  { options }: Pick<Latchkit, 'options'>,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<PreparedRequest> {
  const { parameters, caip2 } = request
  const chain = chainFacts(caip2 ?? '', options.chains)
  const hex = 'unsignedTransaction' in parameters ? parameters.unsignedTransaction : ''
  const transaction = readSolanaTransaction(hex)
  if (chain.rpcUrl === null || typeof transaction === 'string') return request
  const rpc = createChainRpc(chain, options)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const [fee, accounts] = await Promise.all([
    askSolanaFee(rpc, transaction, limit).catch(() => null),
    tokenAccounts(transaction).catch((): TokenAccounts => ({ owners: new Map(), rent: null })),
  ])
  return Object.freeze({ ...request, estimate: { usual: null, failure: null, fee, ...accounts } })

  async function tokenAccounts(of: SolanaTransaction): Promise<TokenAccounts> {
    const calls = callsOf(of)
    if (!calls.some((call) => splTransferOf(call) ?? madeAccountOf(call)))
      return { owners: new Map(), rent: 0n }
    // of its own: most send what the chain itself counts in
    const { askTokenAccounts } = await import('../sending/askTokenAccounts.ts')
    return askTokenAccounts(rpc, calls, of.accountKeys[0], limit)
  }
}
