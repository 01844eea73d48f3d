import { isRecord } from '../../../lib/isRecord.ts'
import type { NodeRefusal, NodeVerdict } from '../../../wire/nodeVerdict.ts'

/** A signed transaction that the kit sends by the app's own node, on either kind of chain. */
export type NodeSend = {
  /** On an Ethereum chain the hash, on Solana the signature: known before the first byte leaves. */
  readonly hash: string
  /** Sends the bytes, the same each time. `refusal` is what the node said against them. */
  broadcast(): Promise<{ readonly verdict: NodeVerdict; readonly refusal: NodeRefusal | null }>
  /** Looks the transaction up: in a block, in the node's pool, or not found. */
  lookUp(): Promise<NodeVerdict>
  /** Whether the transaction can never be included any more; asked after a look-up that did not find it. */
  canNeverBeIncluded(): Promise<boolean>
}

/** Where a transaction stands that the kit sends itself. */
export type NodeSendStep =
  /** The bytes are on their way, and no node has said yet that it has them. */
  | { readonly at: 'sending' }
  /** A node has the bytes. */
  | { readonly at: 'known' }
  | { readonly at: 'included'; readonly hasFailed: boolean }
  /** Nobody has the bytes and nobody will: `refusal` is what the node said. */
  | { readonly at: 'refused'; readonly refusal: NodeRefusal | null }
  /** Another transaction has taken the number, or its blockhash has expired: these bytes can never be included. */
  | { readonly at: 'replaced' }
  /** Nobody can tell whether the network has the bytes. The kit goes on looking and repeating them. */
  | { readonly at: 'lost'; readonly refusal: NodeRefusal | null }

/** The result of a JSON-RPC response; undefined where there is none. */
export function getResult(body: unknown): unknown {
  return isRecord(body) ? body.result : undefined
}
