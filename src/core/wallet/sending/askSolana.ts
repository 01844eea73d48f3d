import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import type { SolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { ChainUnreachableError } from '../../../errors/signing.ts'
import { base64FromBytes } from '../../../lib/base64.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { ChainRpc } from './chainRpc.ts'

/** Behind a block that others have voted for. */
const CONFIRMED = { commitment: 'confirmed' } as const

/**
 * What the network takes for a transaction, in lamports: for its signatures, and what it offers to be taken first. It is taken
 * to the last lamport, however much of the work is done.
 *
 * @throws ChainRefusedError `CHAIN_REFUSED` when the node will not say.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when it gives no answer.
 */
export async function askSolanaFee(
  rpc: ChainRpc,
  { message, blockhashAt }: SolanaTransaction,
  signal?: AbortSignal,
): Promise<bigint> {
  // that of the transaction may be too old, or be put in later; the fee is the same with any
  const latest = valueFrom(await rpc.request('getLatestBlockhash', [CONFIRMED], signal))
  const blockhash = isRecord(latest) ? bytesFromBase58(String(latest.blockhash)) : null
  const asked = message.slice()
  if (blockhash?.length === 32) asked.set(blockhash, blockhashAt)
  const params = [base64FromBytes(asked), CONFIRMED]
  return lamportsFrom(valueFrom(await rpc.request('getFeeForMessage', params, signal)))
}

/** What an account of so many bytes must hold to stay on the chain, in lamports. */
export async function askRent(rpc: ChainRpc, bytes: number, signal?: AbortSignal): Promise<bigint> {
  return lamportsFrom(await rpc.request('getMinimumBalanceForRentExemption', [bytes], signal))
}

/** An account of the chain as it is now: its program, and its data in base64; null where there is none. */
export async function askAccount(
  rpc: ChainRpc,
  address: string,
  signal?: AbortSignal,
): Promise<{ readonly program: string; readonly data: string } | null> {
  const params = [address, { ...CONFIRMED, encoding: 'base64' }]
  const value = valueFrom(await rpc.request('getAccountInfo', params, signal))
  if (value === null) return null
  const [data] = isRecord(value) && Array.isArray(value.data) ? value.data : []
  if (!isRecord(value) || typeof data !== 'string') throw unread('an account')
  return { program: String(value.owner), data }
}

/** What stands beside the slot that it was read at. */
function valueFrom(answer: unknown): unknown {
  return isRecord(answer) ? answer.value : undefined
}

function lamportsFrom(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw unread('a number')
}

function unread(what: string): ChainUnreachableError {
  return new ChainUnreachableError({ details: `It did not answer with ${what}.` })
}
