import { steadyMs } from '../lib/steadyMs.ts'

/** A payment that the network has. */
type Sent = { readonly payment: string; readonly signature: Uint8Array; readonly sinceMs: number }

/** For so long, in milliseconds: longer than a blockhash is valid, so that what no block has by then is in none. */
const LIFE_MS = 10 * 60_000

/** By the options of a kit, which are its own. */
const untold = new WeakMap<object, readonly Sent[]>()

/** The payments of one request of a page. */
type RequestSends = {
  /** The signature of an equal payment whose request failed; null when there is none. It is given once. */
  take(payment: string): Uint8Array | null
  /** Notes a payment that the network has. */
  note(payment: string, signature: Uint8Array): void
  /** Call it when the request fails as a whole: whoever asked has no signature, and asks again for what is paid. */
  fail(): void
}

/**
 * Remembers payments that are out, and whose request failed nevertheless: for another payment in it, or for a level of commitment
 * that no node reported. The same payment again gives their signature.
 *
 * @param owner - the options of the kit.
 */
export function watchRequest(owner: object): RequestSends {
  const own: Sent[] = []
  const alive = () =>
    (untold.get(owner) ?? []).filter(({ sinceMs }) => steadyMs() - sinceMs < LIFE_MS)
  return {
    take(payment) {
      const all = alive()
      const found = all.find((one) => one.payment === payment)
      if (!found) return null
      untold.set(
        owner,
        all.filter((one) => one !== found),
      )
      own.push(found)
      return found.signature
    },
    note: (payment, signature) => void own.push({ payment, signature, sinceMs: steadyMs() }),
    fail: () => void untold.set(owner, [...alive(), ...own]),
  }
}
