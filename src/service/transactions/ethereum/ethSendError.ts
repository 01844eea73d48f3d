import type { Revert } from '../../../wire/fields/revert.ts'
import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { RpcRefusedError } from '../rpc/rpcErrors.ts'
import { revertChainFrom } from './revertChain.ts'
import { type FindError, revertFromData } from './revertFromData.ts'

/** A transaction that its contract, or one further in, gave up. Spec: Send transaction status › error. */
export function ethRevertError(revertChain: readonly Revert[]): SendTransactionError {
  const words = revertChain[0]?.displayMessage ?? 'execution reverted'
  const message = words === 'execution reverted' ? words : `execution reverted: ${words}`
  return { message, revertChain: [...revertChain], eth: { revertChain: [...revertChain] } }
}

/** The chain of a failure: from the trace where there is one, else what the outermost contract gave up with. */
export function revertsFrom(
  trace: unknown,
  bare: { readonly to: string; readonly data: unknown },
  findError: FindError,
): readonly Revert[] {
  const chain = revertChainFrom(trace, findError)
  if (chain) return chain
  return [revertFromData(bare.to, revertDataFrom(bare.data), findError)]
}

/** Nodes give the data as text, or as the `data` of an object. */
function revertDataFrom(data: unknown): string {
  if (typeof data === 'string') return data
  const inner: unknown = Object(data).data
  return typeof inner === 'string' ? inner : ''
}

/** Whether a node refused because the contract gave up: EIP-1474 has a code for it, and not every node uses it. */
export function isRevert(error: RpcRefusedError): boolean {
  return error.code === 3 || /revert/i.test(error.message)
}
