import type { PreparedRequest } from './preparedRequest.ts'
import type { SignView } from './signView.ts'
import { type ReadingKit, viewOf } from './viewOf.ts'

/**
 * What goes out, with the fee that it bears, and how a person reads it. The one is made of the other, and neither changes
 * from here on.
 */
export async function readRequest(
  kit: ReadingKit,
  prepared: PreparedRequest,
  signal: AbortSignal,
): Promise<{ readonly request: PreparedRequest; readonly view: SignView }> {
  const request = await estimateOf(kit, prepared, signal)
  return { request, view: await viewOf(kit, request, signal) }
}

/** Only what the service sends has a fee that nobody has set yet. */
async function estimateOf(kit: ReadingKit, prepared: PreparedRequest, signal: AbortSignal) {
  if (prepared.activity !== 'ethSendTransactionV2' || !kit.options.chains) return prepared
  const { withEstimate } = await import('./withEstimate.ts')
  return withEstimate(kit, prepared, signal)
}
