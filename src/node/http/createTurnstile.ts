/** Lets one after the other pass. Await it, and go on right after it. */
export type Turnstile = (party: string) => Promise<void>

/** Calls what is next, in a later turn of the event loop. */
type Later = (next: () => void) => unknown

export type TurnstileOptions = {
  /** Waits between two that pass. @default until the next turn of the event loop */
  readonly afterOne?: Later
  /** How many wait. Whenever there are more, the next one passes at once. @default any number */
  readonly most?: number
}

/**
 * Makes a turnstile through which one passes at a time: one of each party after the other, and those of a party in the order
 * in which they came.
 *
 * Ours: requests that come together would all begin in one turn, and whoever waits for a database would find them before
 * its answer, each of the many times that it asks. So a request that has begun waits for one beginning at most, and those
 * that come wait for others of their own address.
 */
export function createTurnstile({
  afterOne = setImmediate,
  most = Number.POSITIVE_INFINITY,
}: TurnstileOptions = {}): Turnstile {
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  let isTurning = false

  function takeNext(): (() => void) | undefined {
    const [next] = waiting
    if (next === undefined) return undefined
    const [party, [pass, ...others]] = next
    // behind all other parties
    waiting.delete(party)
    if (others.length > 0) waiting.set(party, others)
    count--
    return pass
  }

  function letNextPass(): void {
    const pass = takeNext()
    isTurning = pass !== undefined
    if (!pass) return
    afterOne(letNextPass)
    pass()
  }

  return (party) =>
    new Promise<void>((resolve) => {
      const known = waiting.get(party)
      if (known) known.push(resolve)
      else waiting.set(party, [resolve])
      count++
      if (count > most) takeNext()?.()
      if (isTurning) return
      isTurning = true
      setImmediate(letNextPass)
    })
}
