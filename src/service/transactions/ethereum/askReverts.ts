import * as v from 'valibot'
import type { FindError } from '../../../crypto/abi/revertFromData.ts'
import { readRevert } from '../../../crypto/ethereum/readRevert.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { Revert } from '../../../wire/fields/revert.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError, RpcUnreachableError } from '../rpc/rpcErrors.ts'
import { askRefusal, askTraceOfTransaction } from './askChain.ts'
import { numberFromQuantity } from './ethCall.ts'
import { findReverts } from './ethSendError.ts'

const transactionShape = v.object({
  from: v.string(),
  to: v.nullish(v.string()),
  value: v.string(),
  input: v.string(),
})

/** How often a node is asked for a reason that it does not tell: the transaction has failed, with or without it. */
const MOST_TRIES = 3

type Failed = {
  readonly hash: string
  readonly receipt: unknown
  readonly findError: FindError
}

/**
 * Asks why a transaction failed in its block: for the trace, and where that tells nothing, by trying the same call on the
 * state before the block. A node that tells neither leaves a failure without a reason.
 */
export async function askReverts(
  rpc: Rpc,
  { hash, receipt, findError }: Failed,
): Promise<readonly Revert[]> {
  const trace = await tryThrice(() => askTraceOfTransaction(rpc, hash))
  const askBare = async () =>
    (await tryThrice(() => askBareRevert(rpc, hash, receipt))) ?? { to: '', revert: null }
  return findReverts(trace, askBare, findError)
}

async function askBareRevert(rpc: Rpc, hash: string, receipt: unknown) {
  const block = isRecord(receipt) ? numberFromQuantity(receipt.blockNumber) : null
  const read = v.safeParse(transactionShape, await rpc.call('eth_getTransactionByHash', [hash]))
  if (!read.success) return { to: '', revert: null }
  const { input, to, from, value } = read.output
  const call = { from, to: to ?? '', value, data: input }
  const refusal = await askRefusal(rpc, call, block ?? 0n)
  return { to: call.to, revert: refusal === null ? null : readRevert(refusal) }
}

async function tryThrice<T>(ask: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof RpcRefusedError) return null
      if (!(error instanceof RpcUnreachableError)) throw error
      if (tries === MOST_TRIES) return null
    }
  }
}
