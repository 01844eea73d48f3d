/** How long a document is taken as it is, in milliseconds. */
const LIFE_MS = 3_600_000
/** How long after an asked-for renewal the next one waits, in milliseconds. */
const RENEWAL_PAUSE_MS = 300_000

/** A document that comes from elsewhere. */
export type KeptDocument<T> = {
  /** The document, at most an hour old. */
  get(): Promise<T>
  /** A fresh one, for who misses something in it; but not twice in five minutes, whoever asks. */
  renew(): Promise<T>
}

/** Fetches a document when it is needed, keeps it for an hour, and never fetches it twice at the same time. */
export function keepDocument<T>(
  load: () => Promise<T>,
  clock: { nowMs(): number },
): KeptDocument<T> {
  let kept: { readonly value: T; readonly sinceMs: number } | undefined
  let flight: Promise<T> | undefined
  let renewedMs: number | undefined

  const isWithin = (sinceMs: number, spanMs: number) => {
    const ageMs = clock.nowMs() - sinceMs
    return ageMs >= 0 && ageMs < spanMs
  }
  const fetchNow = () => {
    flight ??= loadAndKeep().finally(() => {
      flight = undefined
    })
    return flight
  }
  const loadAndKeep = async () => {
    const value = await load()
    kept = { value, sinceMs: clock.nowMs() }
    return value
  }
  return {
    get: async () => (kept && isWithin(kept.sinceMs, LIFE_MS) ? kept.value : fetchNow()),
    renew: async () => {
      if (flight || !kept) return fetchNow()
      if (renewedMs !== undefined && isWithin(renewedMs, RENEWAL_PAUSE_MS)) return kept.value
      renewedMs = clock.nowMs()
      return fetchNow()
    },
  }
}
