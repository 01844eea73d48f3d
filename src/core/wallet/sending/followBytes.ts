import { steadyMs } from '../../../lib/steadyMs.ts'
import { wait } from '../../../lib/wait.ts'
import type { NodeRefusal, NodeVerdict, RetryReason } from '../../../wire/nodeVerdict.ts'
import { applyBroadcast, beginBroadcast, NEW_LIFE, type SendLife } from '../../../wire/sendLife.ts'
import type { NodeSend, NodeSendStep } from './nodeSend.ts'

/** How patient the kit is with a node, in milliseconds. */
export type Patience = {
  /** After this long without a clear response, callers learn the hash and that nobody can tell. */
  readonly tellsAfterMs: number
  /** Bytes that a node had and that no look-up finds any more go out again this often. */
  readonly repeatsAfterMs: number
  /** After this long the kit stops looking. */
  readonly endsAfterMs: number
}

const PATIENCE: Patience = {
  tellsAfterMs: 20_000,
  repeatsAfterMs: 12_000,
  endsAfterMs: 15 * 60_000,
}

/** The life of a transaction that another page may have sent. */
export const SENT_BEFORE: SendLife = { ...NEW_LIFE, status: 'BROADCASTING', mayBeOut: true }

/** Pauses between look-ups in the first minute, in milliseconds; the last one repeats. Most transactions are in a block within seconds. */
const PAUSES_MS = [200, 300, 500, 1000]
/** Pause between two look-ups after the first minute of a transaction, in milliseconds. */
const SLOW_PAUSE_MS = 4000
const SLOW_AFTER_MS = 60_000

/** Before each look-up of bytes whose number a block has used: together longer than most replicas are behind, in milliseconds. */
const MISSING_PAUSES_MS = [0, 300, 700, 1500]

/** Refusals that a node repeats as long as the state of the account is the same. */
const STUBBORN: readonly RetryReason[] = ['nonceContested', 'nonceGap', 'poolFull']

/**
 * Sends the bytes of a transaction, looks them up, and sends the same bytes again while nobody can tell whether the network
 * has them. One response never decides what may have been lost: the rules are those of `wire/sendLife`.
 *
 * @param onStep - told of each step once, in order. `lost` may still be followed by any other.
 * @param signal - ends it, once a node has the bytes or nobody can tell.
 * @param before - what has become of the bytes until now.
 */
export async function followBytes(
  send: NodeSend,
  onStep: (step: NodeSendStep) => unknown,
  signal: AbortSignal,
  patience: Patience = PATIENCE,
  before: SendLife = NEW_LIFE,
): Promise<void> {
  const startedMs = steadyMs()
  let life = before
  let told: NodeSendStep['at'] = 'sending'
  let refusal: NodeRefusal | null = null
  let nextBroadcastMs = 0
  const never = new AbortController().signal

  const tell = (step: NodeSendStep) => {
    if (step.at === told) return
    told = step.at
    onStep(step)
  }

  // a node that leaves requests open tells nothing for longer than a person waits
  const over = new AbortController()
  void wait(patience.tellsAfterMs, over.signal).then(() => {
    if (over.signal.aborted || told !== 'sending') return
    if (life.wasKnown) tell({ at: 'known' })
    else if (life.mayBeOut) tell({ at: 'lost', refusal })
  })
  try {
    await follow()
  } finally {
    over.abort()
  }

  async function follow(): Promise<void> {
    for (let looks = 0; ; looks++) {
      const elapsedMs = steadyMs() - startedMs
      if (elapsedMs >= nextBroadcastMs) {
        const step = await broadcast()
        if (step) return tell(step)
      }
      const found = life.mayBeOut ? await send.lookUp() : null
      if (found?.kind === 'included') return tell({ at: 'included', hasFailed: found.hasFailed })
      if (found?.kind === 'known') {
        life = { ...life, wasKnown: true }
        nextBroadcastMs = steadyMs() - startedMs + patience.repeatsAfterMs
      }
      const now = steadyMs() - startedMs
      if (life.wasKnown) tell({ at: 'known' })
      else if (now >= patience.tellsAfterMs) {
        // nothing has left: the node's word is final
        if (!life.mayBeOut) return tell({ at: 'refused', refusal })
        tell({ at: 'lost', refusal })
      }
      const isMissed = found?.kind === 'unknown' && found.reason === 'notFound'
      if (isMissed && (await send.canNeverBeIncluded())) {
        const last = await send.lookUp()
        if (last.kind === 'included') return tell({ at: 'included', hasFailed: last.hasFailed })
        if (last.kind === 'unknown' && last.reason === 'notFound') return tell({ at: 'replaced' })
      }
      const isTold = (['known', 'lost'] as readonly string[]).includes(told)
      if (now >= patience.endsAfterMs || (isTold && signal.aborted)) return
      const pause = PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)] ?? 1000
      await wait(now > SLOW_AFTER_MS ? SLOW_PAUSE_MS : pause, isTold ? signal : never)
    }
  }

  /** Sends the bytes once more; null while nothing is decided. */
  async function broadcast(): Promise<NodeSendStep | null> {
    const former = life
    // stands before the request: whatever becomes of that, the bytes may have arrived
    life = beginBroadcast(former)
    const { verdict, refusal: said } = await send.broadcast()
    refusal = said ?? refusal
    const step = applyBroadcast(former, verdict)
    life = step.life
    const afterMs =
      step.next.kind === 'broadcastAgain' ? step.next.afterMs : patience.repeatsAfterMs
    nextBroadcastMs = steadyMs() - startedMs + afterMs
    const isRefused = step.next.kind === 'end' || (isStubborn(verdict) && !life.mayBeOut)
    if (!isRefused) return null
    // browsers repeat a request by themselves when a connection ends: the block that used the number may have these bytes
    if (life.status === 'REPLACED' && !(await isMissing())) {
      life = applyBroadcast(former, { kind: 'unknown', reason: 'unlisted' }).life
      return null
    }
    return { at: 'refused', refusal }
  }

  /** Whether several look-ups in a row say that nobody has the bytes. One that is lost says nothing. */
  async function isMissing(): Promise<boolean> {
    for (const pauseMs of MISSING_PAUSES_MS) {
      await wait(pauseMs, never)
      const found = await send.lookUp()
      if (found.kind !== 'unknown' || found.reason !== 'notFound') return false
    }
    return true
  }
}

function isStubborn(verdict: NodeVerdict): boolean {
  return verdict.kind === 'retry' && STUBBORN.includes(verdict.reason)
}
