import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { base64FromBytes } from '../../../lib/base64.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { getRefusal, readSolanaBroadcast, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import type { SolanaSendOptions } from '../signing/signRequest.ts'
import { askNode, type Network } from './nodeRpc.ts'
import type { NodeSend } from './nodeSend.ts'
import { createExpiryWatch } from './solanaExpiryWatch.ts'

/**
 * A signed transaction for the app's own node.
 *
 * @param signed - the whole transaction, hex without 0x.
 * @param on - its cluster (CAIP-2), and how the node is to send it.
 * @throws InvalidResponseError `INVALID_RESPONSE` for what is no signed transaction.
 */
export function createSolanaSend(
  rpcUrl: string,
  network: Network,
  signed: string,
  { caip2, send = {} }: { readonly caip2: string; readonly send?: SolanaSendOptions | undefined },
): NodeSend {
  const transaction = readSolanaTransaction(signed)
  const [first] = typeof transaction === 'string' ? [] : transaction.signatures
  if (typeof transaction === 'string' || first === undefined)
    throw new InvalidResponseError({ details: 'no signature' })
  const signature = base58FromBytes(first)
  const bytes = base64FromBytes(bytesFromHex(signed) ?? new Uint8Array())
  const ask = (method: string, ...params: unknown[]) => askNode(rpcUrl, network, method, params)

  return {
    hash: signature,
    async broadcast() {
      const how = { preflightCommitment: 'confirmed', ...send, encoding: 'base64' }
      const response = await ask('sendTransaction', bytes, how)
      return { verdict: readSolanaBroadcast(response), refusal: getRefusal(response.body) }
    },
    async lookUp() {
      const search = { searchTransactionHistory: true }
      return readSolanaStatus(await ask('getSignatureStatuses', [signature], search))
    },
    canNeverBeIncluded: createExpiryWatch(ask, { caip2, signature, transaction }),
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
