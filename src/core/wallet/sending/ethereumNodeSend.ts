import { decodeRlp, type Rlp } from '../../../crypto/ethereum/rlp.ts'
import { keccak256 } from '../../../crypto/stamp/keccak256.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { steadyMs } from '../../../lib/steadyMs.ts'
import {
  getRefusal,
  readEthereumBroadcast,
  readEthereumLookup,
  readEthereumReceipt,
} from '../../../wire/nodeResponses.ts'
import { isReplaced, type NonceEvidence } from '../../../wire/sendLife.ts'
import { askNode, type Network } from './nodeRpc.ts'
import { getResult, type NodeSend } from './nodeSend.ts'

/** Between two looks at the account's nonce, in milliseconds. */
const NONCE_PAUSE_MS = 3000

/**
 * A signed transaction for the app's own node.
 *
 * @param signed - hex without 0x.
 * @param on - the chain, CAIP-2, and the account that sends; null where nobody says it.
 */
export function createEthereumSend(
  rpcUrl: string,
  network: Network,
  signed: string,
  { caip2, from }: { readonly caip2: string; readonly from: string | null },
): NodeSend {
  const bytes = bytesFromHex(signed) ?? new Uint8Array()
  const hash = `0x${hexFromBytes(keccak256(bytes))}`
  const nonce = getNonce(signed)
  let evidence: NonceEvidence | null = null
  let askedMs = Number.NEGATIVE_INFINITY
  const ask = (method: string, ...params: unknown[]) => askNode(rpcUrl, network, method, params)

  return {
    hash,
    async broadcast() {
      const response = await ask('eth_sendRawTransaction', `0x${signed}`)
      return { verdict: readEthereumBroadcast(response, caip2), refusal: getRefusal(response.body) }
    },
    async lookUp() {
      const receipt = readEthereumReceipt(await ask('eth_getTransactionReceipt', hash))
      if (receipt.kind === 'included') return receipt
      return readEthereumLookup(await ask('eth_getTransactionByHash', hash))
    },
    async canNeverBeIncluded() {
      if (from === null || nonce === null || steadyMs() - askedMs < NONCE_PAUSE_MS) return false
      askedMs = steadyMs()
      const answers = await Promise.all([
        ask('eth_getTransactionCount', from, 'latest'),
        ask('eth_blockNumber'),
        ask('eth_chainId'),
      ])
      const [used, at, chainId] = answers.map(({ body }) => numberFrom(getResult(body)))
      if (typeof used !== 'number' || typeof at !== 'number') return false
      // a node of another chain knows the account there, and neither its nonce nor the transaction here
      if (`eip155:${chainId}` !== caip2) return false
      if (used <= nonce) {
        // a node that is not behind says so: the block that used the nonce was undone
        if (evidence !== null && at >= evidence.height) evidence = null
        return false
      }
      const { usedAtHeight = at, misses = 0 } = evidence ?? {}
      evidence = { usedAtHeight, height: at, misses: misses + 1, mayBeOut: true }
      return isReplaced(evidence)
    },
  }
}

/**
 * Whether a signed transaction says what was to be signed: its fields without the signature are the same.
 *
 * @throws InvalidResponseError `INVALID_RESPONSE` when the service signed another transaction.
 */
export function requireSameEthereum(unsigned: string, signed: string): void {
  const [asked, got] = [fieldsIn(unsigned), fieldsIn(signed)]
  // the first kind is signed with the chain's number and two empty fields in the signature's place
  const count = asked.kind === null ? 6 : asked.fields.length
  const isSame =
    asked.kind === got.kind &&
    asked.fields.length > 0 &&
    textOf(asked.fields.slice(0, count)) === textOf(got.fields.slice(0, count))
  if (!isSame) throw new InvalidResponseError({ details: 'another transaction' })
}

/**
 * The nonce of a signed transaction; null for what is none. The first kind starts with it, all others name the chain before.
 *
 * @param signed - hex without 0x.
 */
export function getNonce(signed: string): number | null {
  const { kind, fields } = fieldsIn(signed)
  const field = fields[kind === null ? 0 : 1]
  return field instanceof Uint8Array ? Number(BigInt(`0x0${hexFromBytes(field)}`)) : null
}

function fieldsIn(hex: string): { readonly kind: number | null; readonly fields: readonly Rlp[] } {
  const bytes = bytesFromHex(hex) ?? new Uint8Array()
  const first = bytes[0] ?? 0
  const kind = first < 0x80 ? first : null
  const read = decodeRlp(kind === null ? bytes : bytes.subarray(1))
  return { kind, fields: read === null || read instanceof Uint8Array ? [] : read }
}

function textOf(items: readonly Rlp[]): string {
  return items
    .map((item) => (item instanceof Uint8Array ? hexFromBytes(item) : `[${textOf(item)}]`))
    .join()
}

function numberFrom(value: unknown): number | null {
  return typeof value === 'string' && /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : null
}
