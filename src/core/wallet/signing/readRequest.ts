import type { Load } from './load.ts'
import { NO_ESTIMATE, type PreparedRequest } from './preparedRequest.ts'
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
  load: Load,
): Promise<{ readonly request: PreparedRequest; readonly view: SignView }> {
  const request = await estimateOf(kit, prepared, signal, load)
  return { request, view: await viewOf(kit, request, signal, load) }
}

/** What the app's own node says of it: what it should cost, and whether it would fail. */
async function estimateOf(
  kit: ReadingKit,
  prepared: PreparedRequest,
  signal: AbortSignal,
  load: Load,
) {
  const hasChains = prepared.chain !== undefined || kit.options.chains !== undefined
  // bytes that an app calls a message may be a transaction
  const unasked = Object.freeze({ ...prepared, estimate: NO_ESTIMATE })
  if (prepared.activity === 'signRawPayload') return unasked
  if (prepared.caip2?.startsWith('solana:'))
    return (await load.solana()).withEstimate(kit, prepared, signal)
  if (!hasChains) return unasked
  if (prepared.activity === 'signTransaction')
    return (await load.bytesEstimate()).withBytesEstimate(kit, prepared, signal)
  if (prepared.activity !== 'ethSendTransactionV2') return unasked
  return (await load.estimate()).withEstimate(kit, prepared, signal, load.dataFee)
}
