import { quantity } from '../core/wallet/sending/askChain.ts'
import type { ChainRpc } from '../core/wallet/sending/nodeRpc.ts'
import { isRecord } from '../lib/isRecord.ts'
import { askReceipt } from './awaitReceipt.ts'
import type { Bundle } from './bundles.ts'

/** EIP-5792, status codes. */
const PENDING = 100
const CONFIRMED = 200
const NOT_SENT = 400
const REVERTED = 500
const PARTIALLY = 600

const RECEIPT = [
  'logs',
  'status',
  'blockHash',
  'blockNumber',
  'gasUsed',
  'transactionHash',
] as const

/**
 * How far calls are that were sent together (EIP-5792), as the app's node tells.
 *
 * @param mayBeMore - whether a call whose hash nobody knows may have reached the network.
 */
export async function bundleStatus(rpc: ChainRpc, id: string, bundle: Bundle, mayBeMore: boolean) {
  const { chainId, hashes, at } = bundle
  const answers = await Promise.all(hashes.map((hash) => askReceipt(rpc, hash)))
  const receipts = answers.filter(isRecord)
  const succeeded = receipts.filter(({ status }) => status === '0x1')
  return {
    version: '2.0.0',
    id,
    chainId: quantity(chainId),
    atomic: false,
    status: mayBeMore ? PENDING : statusOf(at, receipts.length, succeeded.length, hashes.length),
    receipts: receipts.map((receipt) =>
      Object.fromEntries(RECEIPT.map((name) => [name, receipt[name]])),
    ),
  }
}

function statusOf(at: Bundle['at'], included: number, succeeded: number, sent: number): number {
  if (at === 'open' || included < sent) return PENDING
  if (sent === 0) return NOT_SENT
  if (succeeded === 0) return REVERTED
  return at === 'whole' && succeeded === sent ? CONFIRMED : PARTIALLY
}
