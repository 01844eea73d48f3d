import { isLatchkitError } from '../../../errors/anyError.ts'
import { ChainUnreachableError } from '../../../errors/chain.ts'
import { readEthereumLookup, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import type { NodeVerdict } from '../../../wire/nodeVerdict.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import type { Cancelled } from '../signing/signOutcome.ts'
import { findFollowed } from './followedSends.ts'
import { askNode } from './nodeRpc.ts'
import {
  digestText,
  getSendRecords,
  isAlive,
  type NodeRecord,
  type ServiceRecord,
} from './sendRecords.ts'

/** A request to send a transaction. */
type Request = {
  readonly account: string
  readonly chain: ChainFacts
  /** All that it does, but for what differs each time: the same text is the same payment. */
  readonly content: string
}

/**
 * Sends a transaction, unless it is unknown whether an earlier transaction of the account has reached the network.
 *
 * If the earlier transaction is the same payment and has reached the network, this function returns its hash and does not pay a
 * second time. Earlier transactions of other tabs and of the page before a reload count too: this page looks them up and sends the
 * same bytes again.
 *
 * @param onDoubt - called with the error before it is thrown, so that the person learns the hash too.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, with the hash of the transaction before, while nobody can tell.
 */
export async function sendOnce<T extends { readonly hash: string }>(
  { options }: Pick<Latchkit, 'options'>,
  { account, chain, content }: Request,
  send: () => Promise<T | Cancelled>,
  onDoubt?: (error: ChainUnreachableError) => void,
): Promise<T | { readonly hash: string } | Cancelled> {
  const records = getSendRecords(options)
  const digest = await digestText(content)
  const stored = await records.find({ caip2: chain.caip2, account })
  const own = getDoubts(options)
  const payment = [chain.caip2, account, digest].join()
  const doubt = own.get(payment)
  const others = stored.filter(({ id }) => id !== doubt?.id)
  for (const record of doubt && isAlive(doubt) ? [...others, doubt] : stored) {
    if (record.by !== 'node') continue
    const { id: hash } = record
    const isSame = record.digest === digest
    const step = findFollowed(options, hash)?.step
    if (record.isTold) {
      await goOn(options, chain, record)
      continue
    }
    // another payment: this page is just sending it, or has followed it for long enough
    if (!isSame && (step === 'sending' || step === 'ended' || isOld(record))) continue
    const state = await judge(options, chain, record)
    if (isSame && state === 'unknown') own.set(payment, { ...record, isTold: false })
    else if (isSame) own.delete(payment)
    if (state === 'unknown') {
      const error = toBeforeError(hash, !isSame)
      onDoubt?.(error)
      throw error
    }
    if (state === 'gone') await records.drop(hash)
    if (state === 'there' && isSame) {
      await records.mark(hash, 'isTold')
      return { hash }
    }
  }
  const sent = await send().catch(async (error: unknown) => {
    const isLost = isLatchkitError(error, 'CHAIN_UNREACHABLE') && !error.isEarlier
    // a storage that fails meanwhile takes the hash from nobody
    const now = isLost ? await records.find({ caip2: chain.caip2, account }).catch(() => []) : []
    const lost = isLost && now.find(matchHash(error))
    if (lost && lost.by === 'node') own.set(payment, { ...lost, isTold: false })
    throw error
  })
  if ('hash' in sent) await records.mark(sent.hash, 'isTold')
  return sent
}

/**
 * Finds a payment of which nobody knows whether the service has it: the same payment by a node would be a second one.
 *
 * @param isSame - whether the parameters of its activity make that payment.
 */
export async function findAtService(
  { options }: Pick<Latchkit, 'options'>,
  {
    account,
    chain,
  }: { readonly account: { readonly address: string }; readonly chain: ChainFacts },
  isSame: (parameters: ServiceRecord['parameters']) => boolean,
): Promise<ServiceRecord | undefined> {
  const place = { caip2: chain.caip2, account: account.address }
  const stored = await getSendRecords(options).find(place)
  const isIt = (one: (typeof stored)[number]): one is ServiceRecord =>
    one.by === 'service' && isSame(one.parameters)
  return stored.find(isIt)
}

/** Finds the record of the transaction that an error names. */
function matchHash({ hash }: { readonly hash: string | null }) {
  return ({ id }: { readonly id: string }) => id === hash
}

/** By the options of a kit, which are its own; then by payment. */
const doubts = new WeakMap<object, Map<string, NodeRecord>>()

/**
 * The payments of which this page has said that nobody can tell. It owes their end to whoever heard that here: another tab
 * that has learned it does not answer for this one.
 */
function getDoubts(owner: object): Map<string, NodeRecord> {
  const own = doubts.get(owner) ?? new Map<string, NodeRecord>()
  doubts.set(owner, own)
  return own
}

/**
 * The error while nobody can tell whether the network has the transaction before.
 *
 * @param isEarlier - whether that is another payment than the one that was asked for.
 */
export function toBeforeError(hash: string, isEarlier: boolean): ChainUnreachableError {
  return new ChainUnreachableError({
    hash,
    isEarlier,
    details: 'Nobody can tell yet whether the transaction before went through.',
  })
}

/** How long a transaction with an unknown outcome blocks other payments of the account, in milliseconds. */
const OLD_MS = 15 * 60_000

function isOld({ sinceMs }: NodeRecord): boolean {
  return Date.now() - sinceMs > OLD_MS
}

/** Follows a transaction that this page does not follow, and waits for its first step. A node may have lost what it had. */
async function goOn(
  options: Latchkit['options'],
  chain: ChainFacts,
  record: NodeRecord,
): Promise<void> {
  const before = findFollowed(options, record.id)
  const isFollowed = before !== undefined && before.step !== 'ended'
  if (isFollowed || chain.rpcUrl === null || (record.isTold && isOld(record))) return
  const { resumeSend } = await import('./resumeSend.ts')
  resumeSend({ options }, chain, record)
  await findFollowed(options, record.id)?.isTold
}

/** Whether the network has a transaction, or can never have it. */
async function judge(
  options: Latchkit['options'],
  chain: ChainFacts,
  record: NodeRecord,
): Promise<'there' | 'gone' | 'unknown'> {
  await goOn(options, chain, record)
  switch (findFollowed(options, record.id)?.step) {
    case 'known':
    case 'included':
      return 'there'
    case 'refused':
    case 'replaced':
      return 'gone'
    default:
      return (await isFound(options, chain, record.id)) ? 'there' : 'unknown'
  }
}

/** Timeout for asking a node about a transaction with an unknown outcome, in milliseconds. */
const LOOK_MS = 5000

async function isFound(
  options: Latchkit['options'],
  { caip2, rpcUrl }: ChainFacts,
  hash: string,
): Promise<boolean> {
  if (rpcUrl === null) return false
  // the person waits since they pressed
  const network = { ...options, timeoutMs: Math.min(options.timeoutMs ?? LOOK_MS, LOOK_MS) }
  const search = { searchTransactionHistory: true }
  const verdict: NodeVerdict = caip2.startsWith('solana:')
    ? readSolanaStatus(await askNode(rpcUrl, network, 'getSignatureStatuses', [[hash], search]))
    : readEthereumLookup(await askNode(rpcUrl, network, 'eth_getTransactionByHash', [hash]))
  return verdict.kind === 'known' || verdict.kind === 'included'
}
