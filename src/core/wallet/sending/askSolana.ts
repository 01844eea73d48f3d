import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import type { SolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { base64FromBytes } from '../../../lib/base64.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { ChainRpc } from './nodeRpc.ts'

/** As of a block that others have voted for. */
export const CONFIRMED = { commitment: 'confirmed' } as const

/**
 * What the network takes for a transaction, in lamports: for its signatures, and what it offers to be taken first. It is taken
 * to the last lamport, however much of the work is done.
 */
export async function askSolanaFee(
  rpc: ChainRpc,
  { message, blockhashAt }: Pick<SolanaTransaction, 'message' | 'blockhashAt'>,
  signal?: AbortSignal,
): Promise<bigint> {
  // that of the transaction may be too old, or be put in later; the fee is the same with any
  const latest = valueFrom(await rpc.request('getLatestBlockhash', [CONFIRMED], signal))
  const blockhash = isRecord(latest) ? bytesFromBase58(String(latest.blockhash)) : null
  const asked = message.slice()
  if (blockhash?.length === 32) asked.set(blockhash, blockhashAt)
  return askLamports(rpc, 'getFeeForMessage', [base64FromBytes(asked), CONFIRMED], signal)
}

/** Asks for a number of lamports. */
export async function askLamports(
  rpc: ChainRpc,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<bigint> {
  const lamports = String(valueFrom(await rpc.request(method, params, signal)))
  if (/^\d{1,16}$/.test(lamports)) return BigInt(lamports)
  throw rpc.errorOf({ details: 'It did not answer with a number.' })
}

/** What a node says; where it also says as of which slot, what stands beside that. */
export function valueFrom(answer: unknown): unknown {
  return isRecord(answer) ? answer.value : answer
}
