import { isLatchkitError } from '../../../errors/anyError.ts'
import { ChainUnreachableError } from '../../../errors/chain.ts'
import { readEthereumLookup, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import type { NodeVerdict } from '../../../wire/nodeVerdict.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import type { Cancelled } from '../signing/signOutcome.ts'
import { askNode } from './nodeRpc.ts'
import type { NodeSendStep } from './nodeSend.ts'

type Step = NodeSendStep['at'] | 'ended'

/** What this page has sent by the app's own node. */
type Sends = {
  /** How far each transaction is, by hash. */
  readonly steps: Map<string, Step>
  /** By chain and account: the one of which nobody could tell whether the network has it. */
  readonly doubts: Map<string, Doubt>
}

type Doubt = { readonly hash: string; readonly content: string; readonly sinceMs: number }

/** For so long the same request again is the same payment, in milliseconds. */
const SAME_FOR_MS = 10 * 60_000

/** By the options of a kit, which are its own. */
const sends = new WeakMap<object, Sends>()

function sendsOf(owner: object): Sends {
  const own = sends.get(owner) ?? { steps: new Map(), doubts: new Map() }
  sends.set(owner, own)
  return own
}

/**
 * Remembers a transaction that the kit sends itself.
 *
 * @param owner - the options of the kit.
 * @returns notes how far it is.
 */
export function rememberSend(owner: object, hash: string): (at: Step) => void {
  const { steps } = sendsOf(owner)
  steps.set(hash, 'sending')
  return (at) => void steps.set(hash, at)
}

/** One request to send. */
type Request = {
  readonly account: string
  readonly chain: ChainFacts
  /** All that it does, but for what differs each time: the same text is the same payment. */
  readonly content: string
}

/**
 * Sends, unless nobody can tell yet whether the account's transaction before has reached the network.
 *
 * When that one did reach it, the same request again gives its hash, and is not paid a second time.
 *
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, with the hash of the transaction before, while nobody can tell.
 */
export async function sendOnce<T extends object>(
  { options }: Pick<Latchkit, 'options'>,
  { account, chain, content }: Request,
  send: () => Promise<T | Cancelled>,
): Promise<T | { readonly hash: string } | Cancelled> {
  const { steps, doubts } = sendsOf(options)
  const key = `${chain.caip2} ${account}`
  const doubt = doubts.get(key)
  if (doubt) {
    const step = steps.get(doubt.hash)
    const isThere =
      step === 'known' || step === 'included' || (await isFound(options, chain, doubt.hash))
    const isSame = doubt.content === content && Date.now() - doubt.sinceMs < SAME_FOR_MS
    // after a log-out nobody looks any more, and the bytes may be out all the same
    const canCome = step === 'sending' || step === 'lost' || (step === 'ended' && isSame)
    if (!isThere && canCome)
      throw new ChainUnreachableError({
        hash: doubt.hash,
        details: 'Nobody can tell yet whether the transaction before went through.',
      })
    doubts.delete(key)
    if (isThere && isSame) return { hash: doubt.hash }
  }
  try {
    return await send()
  } catch (error) {
    if (isLatchkitError(error, 'CHAIN_UNREACHABLE') && error.hash !== null)
      doubts.set(key, { hash: error.hash, content, sinceMs: Date.now() })
    throw error
  }
}

async function isFound(
  options: Latchkit['options'],
  { caip2, rpcUrl }: ChainFacts,
  hash: string,
): Promise<boolean> {
  if (rpcUrl === null) return false
  const verdict: NodeVerdict = caip2.startsWith('solana:')
    ? readSolanaStatus(await askNode(rpcUrl, options, 'getSignatureStatuses', [[hash]]))
    : readEthereumLookup(await askNode(rpcUrl, options, 'eth_getTransactionByHash', [hash]))
  return verdict.kind === 'known' || verdict.kind === 'included'
}
