import { isRecord } from '../lib/isRecord.ts'
import { ethereumMeanings } from './ethereumRefusals.ts'
import { hasFixedGas } from './fields/ethereumChains.ts'
import { matchesMessage } from './messagePattern.ts'
import type { NodeRefusal, NodeResponse, NodeVerdict, RetryReason } from './nodeVerdict.ts'
import { readSolanaRefusal } from './solanaRefusals.ts'

export type { NodeRefusal, NodeResponse, NodeVerdict, RetryReason } from './nodeVerdict.ts'

/** A request whose response was lost: the node may or may not have read the request. */
export const LOST_RESPONSE: NodeResponse = { httpStatus: null }

/** The longest time that `Retry-After` can ask for, in milliseconds. */
const MOST_RETRY_AFTER_MS = 10 * 60_000

const RATE_LIMITS =
  /rate.?limit|too many requests|request.?(?:rate|limit)|requests? per second|\/second|compute units per second|call rate|limit exceeded|quota|capacity|throttl|-32429/i
const SPENT_CREDITS = [/exceeded/i, /credits/i]
const OVERLOADS =
  /temporarily (?:unavailable|not available)|service unavailable|overloaded|server busy|node is busy|try again|bad gateway|no (?:available|healthy) (?:node|upstream|backend)|not accepting transactions|cluster ?maintenance|queue is full|upstream/i
const BEHINDS =
  /node is (?:behind|unhealthy)|behind by \d+|sync is still in progress|syncing|not yet available|minimum context slot|world state not available|still indexing|indexing is in progress/i
const TIMEOUTS = /timed? ?-?out|deadline exceeded|context canceled|request aborted/i

/**
 * Reads the error of a JSON-RPC response. `"error": null` is no error: some nodes write it beside a result.
 *
 * @returns null for a result, and for what is no JSON-RPC response.
 */
export function getRefusal(body: unknown): NodeRefusal | null {
  const error = isRecord(body) ? body.error : undefined
  if (error === undefined || error === null) return null
  if (typeof error === 'string') return { code: null, message: error, data: undefined }
  if (!isRecord(error)) return { code: null, message: '', data: undefined }
  const { code, message, data } = error
  return {
    code: typeof code === 'number' ? code : null,
    message: typeof message === 'string' ? message : '',
    data: data ?? undefined,
  }
}

/**
 * Reads what a node says to `eth_sendRawTransaction`.
 *
 * @param caip2 - the chain. On some the least gas of a transaction moves with the price of the chain below, as on Arbitrum; of a
 *   chain that is not known here nobody can say that it does not.
 */
export function readEthereumBroadcast(response: NodeResponse, caip2: string): NodeVerdict {
  const refusal = getRefusal(response.body)
  if (refusal === null) return readTaken(response, /^0x[\da-f]{64}$/i)
  if (response.httpStatus === 429) return readPassing(response, refusal) ?? UNLISTED
  // the message decides first: Besu uses -32005 for a gas limit, and others use it for a rate limit
  for (const [pattern, meaning] of ethereumMeanings)
    if (matchesMessage(pattern, refusal.message))
      return toBelieved(toMeaningOn(caip2, meaning), response)
  return readPassing(response, refusal) ?? UNLISTED
}

/** The meaning on a chain: what moves with another chain's price holds no longer than that. */
function toMeaningOn(caip2: string, meaning: NodeVerdict): NodeVerdict {
  const isOfGas = meaning.kind === 'refusedForEver' && meaning.reason === 'intrinsicGas'
  return isOfGas && !hasFixedGas(caip2) ? { ...meaning, holds: 'unlessSent' } : meaning
}

/** Reads what a node says to `sendTransaction` of Solana. */
export function readSolanaBroadcast(response: NodeResponse): NodeVerdict {
  const refusal = getRefusal(response.body)
  if (refusal === null) return readTaken(response, /^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
  const meaning = response.httpStatus === 429 ? null : readSolanaRefusal(refusal)
  if (meaning) return toBelieved(meaning, response)
  return readPassing(response, refusal) ?? UNLISTED
}

/** Reads what a node says to `eth_getTransactionReceipt`. `notFound` proves nothing: the node may be behind. */
export function readEthereumReceipt(response: NodeResponse): NodeVerdict {
  return readFound(response, ({ status, blockNumber }) =>
    typeof blockNumber === 'string'
      ? { kind: 'included', hasFailed: isZero(status) }
      : { kind: 'known' },
  )
}

/** A number of JSON-RPC that is 0; some nodes write more digits than they should. */
function isZero(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && /^0x0+$/.test(value))
}

/** Reads what a node says to `eth_getTransactionByHash`. Nodes write a null `blockNumber` while it is in their pool. */
export function readEthereumLookup(response: NodeResponse): NodeVerdict {
  return readFound(response, () => ({ kind: 'known' }))
}

/** Reads what a node says to `getSignatureStatuses` of one signature. */
export function readSolanaStatus(response: NodeResponse): NodeVerdict {
  return readFound(response, ({ value }) => {
    const status: unknown = Array.isArray(value) ? value[0] : undefined
    if (!isRecord(status)) return { kind: 'unknown', reason: 'notFound' }
    const { err, confirmationStatus, confirmations } = status
    const isVotedFor =
      confirmationStatus === 'confirmed' ||
      confirmationStatus === 'finalized' ||
      // nodes from before `confirmationStatus` write null for a finalized block
      ((confirmationStatus ?? null) === null && confirmations === null)
    if (!isVotedFor) return { kind: 'known' }
    return { kind: 'included', hasFailed: err !== null && err !== undefined }
  })
}

/** Reads `Retry-After`: seconds, or a date. @returns milliseconds; null for anything else. */
export function parseRetryAfter(value: string | null | undefined, nowMs: number): number | null {
  const text = value?.trim() ?? ''
  const ms = /^\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MOST_RETRY_AFTER_MS) : null
}

const UNLISTED: NodeVerdict = { kind: 'unknown', reason: 'unlisted' }

/** The meaning, with what the HTTP response tells of it: by other statuses than 200 and 400 what stands before a node speaks. */
function toBelieved(meaning: NodeVerdict, response: NodeResponse): NodeVerdict {
  const { httpStatus, retryAfterMs = null } = response
  if (meaning.kind === 'retry') return { ...meaning, retryAfterMs }
  const isOfNode = httpStatus === 200 || httpStatus === 400
  if (meaning.kind !== 'refusedForEver' || isOfNode) return meaning
  return { ...meaning, holds: 'unlessSent' }
}

function readTaken(response: NodeResponse, name: RegExp): NodeVerdict {
  const { httpStatus, body } = response
  if (isRecord(body) && typeof body.result === 'string' && name.test(body.result))
    return { kind: 'known' }
  const passing = readPassing(response, null)
  if (passing) return passing
  return { kind: 'unknown', reason: httpStatus === null ? 'lost' : 'unreadable' }
}

function readFound(
  response: NodeResponse,
  read: (result: Readonly<Record<string, unknown>>) => NodeVerdict,
): NodeVerdict {
  const { httpStatus, body } = response
  const refusal = getRefusal(body)
  if (refusal !== null)
    return readPassing(response, refusal) ?? { kind: 'unknown', reason: 'unlisted' }
  if (isRecord(body) && 'result' in body)
    return isRecord(body.result) ? read(body.result) : { kind: 'unknown', reason: 'notFound' }
  const passing = readPassing(response, null)
  if (passing) return passing
  return { kind: 'unknown', reason: httpStatus === null ? 'lost' : 'unreadable' }
}

/** What passes by itself: limits, load, lag. Null for anything else. It holds for every method. */
export function readPassing(
  { httpStatus, wasSent, retryAfterMs = null }: NodeResponse,
  refusal: NodeRefusal | null,
): Extract<NodeVerdict, { kind: 'retry' }> | null {
  const { code, message } = refusal ?? { code: null, message: '' }
  if (httpStatus === null && wasSent === false)
    return { kind: 'retry', reason: 'unreachable', retryAfterMs, mayBeTaken: false }
  const again = (reason: RetryReason, mayBeTaken: boolean) => ({
    kind: 'retry' as const,
    reason,
    retryAfterMs: retryAfterMs ?? getToldWait(refusal),
    mayBeTaken,
  })
  if (BEHINDS.test(message)) return again('nodeBehind', false)
  const isLimited = httpStatus === 429 || code === 429 || code === -32429 || code === -32005
  if (isLimited || RATE_LIMITS.test(message) || matchesMessage(SPENT_CREDITS, message))
    return again('rateLimited', false)
  // an intermediary that gave up waiting: the node behind it may have read the request
  if (httpStatus === 408 || httpStatus === 504 || TIMEOUTS.test(message))
    return again('timedOut', true)
  if (OVERLOADS.test(message) || httpStatus === 502 || httpStatus === 503)
    return again('overloaded', true)
  const isInternal = code === -32603 || (httpStatus !== null && httpStatus >= 500)
  return isInternal ? again('internalError', true) : null
}

/** Providers repeat the wait in the error: `data.rate.backoff_seconds`, `data.try_again_in`. */
function getToldWait(refusal: NodeRefusal | null): number | null {
  const { data } = refusal ?? {}
  if (!isRecord(data)) return null
  const seconds = isRecord(data.rate) ? data.rate.backoff_seconds : undefined
  if (typeof seconds === 'number') return parseRetryAfter(String(seconds), 0)
  const told = /^([\d.]+)(ms|s)$/.exec(String(data.try_again_in ?? ''))
  if (!told) return null
  return parseRetryAfter(String(Number(told[1]) / (told[2] === 'ms' ? 1000 : 1)), 0)
}
