import type { LiteSVM } from 'litesvm'

/** How long a slot lasts on Solana, in milliseconds. */
const SLOT_MS = 400
/** Slots for which a blockhash is good. */
export const BLOCKHASH_LIFE = 150n
/** So many slots programs can look back on, for example to make a lookup table. */
const SLOT_HASHES = 512

/** The time of a local chain: its slots, and the blockhashes that are still good. */
export type SolanaClock = {
  /** The slot of now, with a blockhash of its own. */
  readonly now: () => bigint
  /** Ends the slot: what comes next is in another one, as after a block with a transaction. */
  readonly endSlot: () => void
  readonly isGood: (blockhash: string) => boolean
}

/**
 * Moves a chain as time goes by: a slot begins every 400 ms, and after each transaction, and each has another blockhash. The
 * runtime itself stands still.
 *
 * @param nowMs - milliseconds since 1970.
 */
export function createSolanaClock(svm: LiteSVM, nowMs: () => number): SolanaClock {
  const good = new Map<string, bigint>([[svm.latestBlockhash(), svm.getClock().slot]])
  let slotBeganAtMs = nowMs()

  function begin(slot: bigint): void {
    const ended = { slot: svm.getClock().slot, hash: svm.latestBlockhash() }
    svm.setSlotHashes([ended, ...svm.getSlotHashes()].slice(0, SLOT_HASHES))
    svm.warpToSlot(slot)
    const clock = svm.getClock()
    clock.unixTimestamp = BigInt(Math.floor(nowMs() / 1000))
    svm.setClock(clock)
    svm.expireBlockhash()
    good.set(svm.latestBlockhash(), slot)
    for (const [blockhash, since] of good) if (slot - since > BLOCKHASH_LIFE) good.delete(blockhash)
  }

  function now(): bigint {
    const passed = Math.floor((nowMs() - slotBeganAtMs) / SLOT_MS)
    if (passed > 0) {
      slotBeganAtMs += passed * SLOT_MS
      begin(svm.getClock().slot + BigInt(passed))
    }
    return svm.getClock().slot
  }

  return {
    now,
    endSlot() {
      now()
      slotBeganAtMs = nowMs()
      begin(svm.getClock().slot + 1n)
    },
    isGood(blockhash) {
      const since = good.get(blockhash)
      return since !== undefined && now() - since <= BLOCKHASH_LIFE
    },
  }
}
