import { type FindError, revertFromData, wordsRevert } from '../../../crypto/abi/revertFromData.ts'
import type { NodeRevert } from '../../../crypto/ethereum/readRevert.ts'
import type { Revert } from '../../../wire/fields/revert.ts'
import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import { revertChainFrom } from './revertChain.ts'

/** A transaction that its contract, or one further in, gave up. Spec: Send transaction status › error. */
export function ethRevertError(revertChain: readonly Revert[]): SendTransactionError {
  const words = revertChain[0]?.displayMessage ?? 'execution reverted'
  const message = words === 'execution reverted' ? words : `execution reverted: ${words}`
  return { message, revertChain: [...revertChain], eth: { revertChain: [...revertChain] } }
}

/**
 * The chain of a failure: from the trace where it tells one, else what the outermost contract gave up with.
 *
 * @param askBare - asks for that; it is called only when the trace tells nothing.
 */
export async function findReverts(
  trace: unknown,
  askBare: () => Promise<{ readonly to: string; readonly revert: NodeRevert | null }>,
  findError: FindError,
): Promise<readonly Revert[]> {
  const chain = revertChainFrom(trace, findError)
  if (chain) return chain
  const { to, revert } = await askBare()
  const address = to === '' ? undefined : to
  if (revert?.data || !revert?.reason)
    return [revertFromData(address, revert?.data ?? '', findError)]
  return [{ ...(address === undefined ? {} : { address }), ...wordsRevert(revert.reason) }]
}
