import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import {
  callsOf,
  madeAccountOf,
  splTransferOf,
  TOKEN_PROGRAMS,
} from '../../../crypto/solana/transfers.ts'
import { bytesFromBase64 } from '../../../lib/base64.ts'
import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { askAccount, askRent, askSolanaFee } from '../sending/askSolana.ts'
import { type ChainRpc, createChainRpc } from '../sending/chainRpc.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits, in milliseconds. */
const LIMIT_MS = 4000
/** More receivers than a transaction of tokens has. */
const MOST_ACCOUNTS = 16
/** What the first token program keeps of an account; the second keeps more by what its tokens can do. */
const ACCOUNT_BYTES = 165
/** Where the second one says what it keeps, and its number for an account of a holder. */
const [KIND_AT, HOLDER] = [165, 2]

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
    orNull(askSolanaFee(rpc, transaction, limit)),
    askAccounts(rpc, transaction, limit),
  ])
  return Object.freeze({ ...request, estimate: { usual: null, failure: null, fee, ...accounts } })
}

/** The holders of the accounts that tokens go to, and what it takes to make those that are not there. */
async function askAccounts(rpc: ChainRpc, transaction: SolanaTransaction, signal: AbortSignal) {
  const calls = callsOf(transaction)
  const payer = transaction.accountKeys[0]
  const made = calls.flatMap((call) => madeAccountOf(call) ?? [])
  const paid = made.filter((one) => one.payer === payer)
  const receivers = calls.flatMap((call) => splTransferOf(call)?.to ?? [])
  const asked = new Set([...receivers, ...paid.map(({ account }) => account)])
  asked.delete('')
  const found = await Promise.all(
    [...asked].slice(0, MOST_ACCOUNTS).map(async (address) => {
      const account = await orNull(askAccount(rpc, address, signal).then((there) => ({ there })))
      return [address, account] as const
    }),
  )
  const known = new Map(found)
  const owners = found.flatMap(([address, account]) => {
    const owner = account?.there && holderOf(account.there)
    return owner ? [[address, owner] as const] : []
  })
  return { owners: new Map(owners), rent: await rentOf() }

  async function rentOf(): Promise<bigint | null> {
    const missing = new Map(
      paid
        .filter(({ account }) => !known.get(account)?.there)
        .map((one) => [one.account, one] as const),
    )
    if (missing.size === 0) return 0n
    const isKnown = [...missing.values()].every(
      ({ account, tokenProgram }) => known.get(account) && tokenProgram === TOKEN_PROGRAMS[0],
    )
    const one = isKnown ? await orNull(askRent(rpc, ACCOUNT_BYTES, signal)) : null
    return one === null ? null : one * BigInt(missing.size)
  }
}

/** Whose an account of a token program is: what other programs keep there says nothing. */
function holderOf({ program, data }: { readonly program: string; readonly data: string }) {
  const bytes = bytesFromBase64(data)
  if (!bytes || !TOKEN_PROGRAMS.includes(program)) return null
  const isHolder = bytes.length === ACCOUNT_BYTES || bytes[KIND_AT] === HOLDER
  return isHolder ? base58FromBytes(bytes.subarray(32, 64)) : null
}

function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  return asked.catch(() => null)
}
