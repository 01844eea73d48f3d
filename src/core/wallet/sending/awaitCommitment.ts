import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import { ChainUnreachableError } from '../../../errors/chain.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { wait } from '../../../lib/wait.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import type { SolanaSendOptions } from '../signing/signRequest.ts'
import { createChainRpc } from './chainRpc.ts'

/** A level of commitment on Solana: how far the network must have a transaction. */
export type Commitment = NonNullable<SolanaSendOptions['preflightCommitment']>

/** Pause between two look-ups, in milliseconds. */
const PAUSE_MS = 500
/** A blockhash is valid for about this long, in milliseconds: a transaction that was not included by then may never be. */
const MOST_MS = 120_000

/** The levels of commitment, each of which includes those before it. */
export const COMMITMENTS: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/**
 * Waits until the network has a transaction at a level of commitment, whether the transaction succeeded or not.
 *
 * Spec: Wallet Standard, `solana:signAndSendTransaction`, option `commitment`.
 *
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, with the hash, when the app's node does not report it in two minutes.
 */
export async function awaitCommitment(
  { options }: Pick<Latchkit, 'options'>,
  chain: ChainFacts,
  signature: Uint8Array,
  commitment: Commitment,
): Promise<void> {
  const rpc = createChainRpc(chain, options)
  const hash = base58FromBytes(signature)
  const limit = AbortSignal.timeout(MOST_MS)
  while (!limit.aborted) {
    // a node that fails once may answer the next time
    const answer = await rpc.request('getSignatureStatuses', [[hash]], limit).catch(() => null)
    if (levelIn(answer) >= COMMITMENTS.indexOf(commitment)) return
    await wait(PAUSE_MS, limit)
  }
  const details = `The node did not report it as ${commitment} in two minutes.`
  throw new ChainUnreachableError({ hash, details })
}

/** The position of the level that a node reports; -1 where it reports none. */
function levelIn(answer: unknown): number {
  const value = isRecord(answer) ? answer.value : undefined
  const status: unknown = Array.isArray(value) ? value[0] : undefined
  if (!isRecord(status)) return -1
  const levels: readonly unknown[] = COMMITMENTS
  return levels.indexOf(status.confirmationStatus)
}
