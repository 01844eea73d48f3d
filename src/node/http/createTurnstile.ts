/** Lets one after the other pass. Await it, and go on right after it. */
export type Turnstile = (party: string) => Promise<void>

/** Calls what is next, in a later turn of the event loop. */
type Later = (next: () => void) => unknown

/**
 * Makes a turnstile through which one passes at a time: one of each party after the other, and those of a party in the order
 * in which they came.
 *
 * @param afterOne - waits between two that pass. Default: until the next turn of the event loop.
 *
 * Ours: requests that come together would all begin in one turn, and whoever waits for a database would find them before
 * its answer, each of the many times that it asks. So a request that has begun waits for one beginning at most, and those
 * that come wait for others of their own address.
 */
export function createTurnstile(afterOne: Later = setImmediate): Turnstile {
  const waiting = new Map<string, (() => void)[]>()
  let isTurning = false

  function letNextPass(): void {
    const [next] = waiting
    if (next === undefined) {
      isTurning = false
      return
    }
    const [party, [pass, ...others]] = next
    // behind all other parties
    waiting.delete(party)
    if (others.length > 0) waiting.set(party, others)
    afterOne(letNextPass)
    pass?.()
  }

  return (party) =>
    new Promise<void>((resolve) => {
      const known = waiting.get(party)
      if (known) known.push(resolve)
      else waiting.set(party, [resolve])
      if (isTurning) return
      isTurning = true
      setImmediate(letNextPass)
    })
}
