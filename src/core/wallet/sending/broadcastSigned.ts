import { ChainRefusedError, ChainUnreachableError } from '../../../errors/chain.ts'
import { createDeferred } from '../../../lib/deferred.ts'
import { sliceText } from '../../../lib/sliceText.ts'
import type { NodeRefusal } from '../../../wire/nodeVerdict.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import { createEthereumSend } from './ethereumNodeSend.ts'
import { followBytes } from './followBytes.ts'
import { readRefusal } from './readRefusal.ts'

/** Messages of nodes are cut to this length. */
const MOST_WORDS = 500
/** The JSON-RPC code for an internal error, used if a node reports no code. */
const INTERNAL = -32603

/**
 * The error of a transaction that no node has: with the node's own code, or 3 and the bytes when its contract gave up.
 *
 * @param refusal - of an Ethereum node or of one of Solana, whose words and data stay as they are.
 */
export function toRefusedError(refusal: NodeRefusal | null, details?: string): ChainRefusedError {
  if (refusal === null) return new ChainRefusedError({ details, rpcCode: INTERNAL })
  const { message, data } = refusal
  const read = readRefusal({ code: refusal.code ?? INTERNAL, message, data })
  return new ChainRefusedError({ ...read, details: details ?? read.details })
}

/** The error of a transaction that may have reached the network. */
export function toLostError(hash: string, refusal: NodeRefusal | null): ChainUnreachableError {
  const said = sliceText(refusal?.message ?? '', MOST_WORDS)
  return new ChainUnreachableError({ hash, details: said || 'It did not say that it has it.' })
}

/**
 * Sends an Ethereum transaction that somebody else has signed by the app's own node, and repeats the same bytes while nobody
 * can tell whether the node has them.
 *
 * @param signed - hex without 0x.
 * @returns its hash, as soon as the node has it.
 * @throws ChainRefusedError `CHAIN_REFUSED` when the node refuses it.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, with its hash, when nobody can tell whether the network has it.
 */
export function broadcastSigned(
  { options }: Pick<Latchkit, 'options'>,
  { rpcUrl, caip2 }: ChainFacts,
  signed: string,
): Promise<string> {
  const out = createDeferred<string>()
  const told = new AbortController()
  if (rpcUrl === null) throw new ChainUnreachableError({ details: 'The chain has no rpcUrl.' })
  const send = createEthereumSend(rpcUrl, options, signed, { caip2, from: null })
  const onEnd = followBytes(
    send,
    (step) => {
      if (step.at === 'refused') out.reject(toRefusedError(step.refusal))
      else if (step.at === 'lost') out.reject(toLostError(send.hash, step.refusal))
      else out.resolve(send.hash)
      told.abort()
    },
    told.signal,
  )
  onEnd.catch(out.reject)
  return out.promise
}
