import { isRecord } from '../../../lib/isRecord.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError, RpcUnreachableError } from '../rpc/rpcErrors.ts'
import { numberFromQuantity, quantity } from './ethCall.ts'

/** An account of a chain (CAIP-2), and a nonce of it. */
export type NonceOwner = { readonly caip2: string; readonly from: string; readonly nonce: number }

/** Who used a nonce. */
export type NonceUse = {
  /** The height of the node that was asked. */
  readonly height: number
  /** The first block at which the nonce is used; null when that cannot be found. */
  readonly usedAtHeight: number | null
  /** The hash of the transaction; null when its block cannot be read, or something else used the nonce (EIP-7702). */
  readonly hash: string | null
}

/** How far back blocks are searched: nodes that prune keep the state of 128. */
const MOST_BLOCKS = 128

/**
 * Finds the transaction that used a nonce of an account: the block from which on the account has a higher one says which.
 *
 * @returns null when the node does not show the nonce as used, or is one of another chain, so that nothing can be said.
 */
export async function findNonceUser(rpc: Rpc, owner: NonceOwner): Promise<NonceUse | null> {
  try {
    const head = numberFromQuantity(await rpc.call('eth_blockNumber', []))
    if (head === null) return null
    const chainId = numberFromQuantity(await rpc.call('eth_chainId', []))
    if (`eip155:${chainId}` !== owner.caip2) return null
    const height = Number(head)
    if ((await isUsedAt(rpc, owner, height)) !== true) return null
    const block = await findFirstUse(rpc, owner, height).catch(nullIfUnanswered)
    const hash =
      block === null ? null : await findInBlock(rpc, owner, block).catch(nullIfUnanswered)
    return { height, usedAtHeight: block, hash }
  } catch (error) {
    return nullIfUnanswered(error)
  }
}

async function isUsedAt(rpc: Rpc, { from, nonce }: NonceOwner, height: number) {
  const count = await rpc.call('eth_getTransactionCount', [from, quantity(BigInt(height))])
  const read = numberFromQuantity(count)
  return read === null ? null : read > BigInt(nonce)
}

/** The first block at which the nonce is used; null when that lies further back, or a replica contradicts itself. */
async function findFirstUse(rpc: Rpc, owner: NonceOwner, head: number): Promise<number | null> {
  let [unused, used] = [head, head]
  for (let step = 1; unused === used; step *= 2) {
    if (step > MOST_BLOCKS || used === 0) return null
    const height = Math.max(0, head - step)
    const isUsed = await isUsedAt(rpc, owner, height)
    if (isUsed === null) return null
    if (isUsed) [unused, used] = [height, height]
    else unused = height
  }
  while (used - unused > 1) {
    const middle = Math.floor((used + unused) / 2)
    const isUsed = await isUsedAt(rpc, owner, middle)
    if (isUsed === null) return null
    if (isUsed) used = middle
    else unused = middle
  }
  return used
}

async function findInBlock(
  rpc: Rpc,
  { from, nonce }: NonceOwner,
  height: number,
): Promise<string | null> {
  const block = await rpc.call('eth_getBlockByNumber', [quantity(BigInt(height)), true])
  const list: unknown = isRecord(block) ? block.transactions : null
  for (const entry of Array.isArray(list) ? list : []) {
    if (!isRecord(entry) || String(entry.from).toLowerCase() !== from.toLowerCase()) continue
    if (numberFromQuantity(entry.nonce) !== BigInt(nonce)) continue
    return typeof entry.hash === 'string' ? entry.hash.toLowerCase() : null
  }
  return null
}

function nullIfUnanswered(error: unknown): null {
  if (error instanceof RpcRefusedError || error instanceof RpcUnreachableError) return null
  throw error
}
