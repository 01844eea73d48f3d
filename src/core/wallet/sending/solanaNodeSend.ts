import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { base64FromBytes } from '../../../lib/base64.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { getRefusal, readSolanaBroadcast, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import type { SolanaSendOptions } from '../signing/signRequest.ts'
import { askNode, type Network } from './nodeRpc.ts'
import { getResult, type NodeSend } from './nodeSend.ts'

/** A blockhash lives for about a minute; one that is younger than a finalized block is unknown to that, and not expired. */
const YOUNG_MS = 60_000
/** Between two questions about the blockhash, in milliseconds. */
const PAUSE_MS = 5000
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const ADVANCE_NONCE = 4

/**
 * A signed transaction for the app's own node.
 *
 * @param signed - the whole transaction, hex without 0x.
 * @throws InvalidResponseError `INVALID_RESPONSE` for what is no signed transaction.
 */
export function createSolanaSend(
  rpcUrl: string,
  network: Network,
  signed: string,
  options: SolanaSendOptions = {},
): NodeSend {
  const transaction = readSolanaTransaction(signed)
  const [first] = typeof transaction === 'string' ? [] : transaction.signatures
  if (typeof transaction === 'string' || first === undefined)
    throw new InvalidResponseError({ details: 'no signature' })
  const signature = base58FromBytes(first)
  const bytes = base64FromBytes(bytesFromHex(signed) ?? new Uint8Array())
  const startedMs = Date.now()
  let askedMs = Number.NEGATIVE_INFINITY
  const ask = (method: string, ...params: unknown[]) => askNode(rpcUrl, network, method, params)

  return {
    hash: signature,
    async broadcast() {
      const how = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
      const response = await ask('sendTransaction', bytes, how)
      return { verdict: readSolanaBroadcast(response), refusal: getRefusal(response.body) }
    },
    async lookUp() {
      const search = { searchTransactionHistory: true }
      return readSolanaStatus(await ask('getSignatureStatuses', [signature], search))
    },
    async canNeverBeIncluded() {
      const now = Date.now()
      // a nonce account keeps its blockhash for as long as it likes
      if (usesNonceAccount(transaction) || now - startedMs < YOUNG_MS) return false
      if (now - askedMs < PAUSE_MS) return false
      askedMs = now
      const commitment = { commitment: 'finalized' }
      const valid = await ask('isBlockhashValid', transaction.recentBlockhash, commitment)
      const told = getResult(valid.body)
      const endedAt = isRecord(told) && told.value === false ? slotOf(told) : null
      if (endedAt === null) return false
      // no block from here on takes it, and this is the last look at those before
      const search = { searchTransactionHistory: true }
      const last = await ask('getSignatureStatuses', [signature], search)
      const verdict = readSolanaStatus(last)
      const slot = slotOf(getResult(last.body))
      const isMissed = verdict.kind === 'unknown' && verdict.reason === 'notFound'
      return isMissed && slot !== null && slot >= endedAt
    },
  }
}

/**
 * Whether a signed transaction says what was to be signed.
 *
 * @throws InvalidResponseError `INVALID_RESPONSE` when the service signed another transaction.
 */
export function requireSameSolana(unsigned: string, signed: string): void {
  const [asked, got] = [unsigned, signed].map(readSolanaTransaction)
  const messageOf = (read: SolanaTransaction | string | undefined) =>
    typeof read === 'object' ? hexFromBytes(read.message) : null
  if (messageOf(got) === null || messageOf(asked) !== messageOf(got))
    throw new InvalidResponseError({ details: 'another transaction' })
}

function usesNonceAccount({ instructions, accountKeys }: SolanaTransaction): boolean {
  const [first] = instructions
  if (first === undefined || accountKeys[first.programIndex] !== SYSTEM_PROGRAM) return false
  const [kind, ...rest] = first.data.subarray(0, 4)
  return kind === ADVANCE_NONCE && rest.every((byte) => byte === 0)
}

function slotOf(result: unknown): number | null {
  const slot = isRecord(result) && isRecord(result.context) ? result.context.slot : undefined
  return typeof slot === 'number' ? slot : null
}
