/** How many attempts run at once, and how many of them to one endpoint. */
const MOST = 32
const MOST_TO_ONE = 8

/** Who is being sent to: keeps an endpoint that does not answer from taking the places of all others. */
export type Places = {
  free(): number
  /** Takes a place for an endpoint, if there is one. */
  take(endpointId: string): boolean
  leave(endpointId: string): void
}

export function createPlaces(): Places {
  const taken = new Map<string, number>()
  let all = 0
  return {
    free: () => MOST - all,
    take(endpointId) {
      const count = taken.get(endpointId) ?? 0
      if (all >= MOST || count >= MOST_TO_ONE) return false
      taken.set(endpointId, count + 1)
      all++
      return true
    },
    leave(endpointId) {
      const count = taken.get(endpointId) ?? 0
      if (count <= 1) taken.delete(endpointId)
      else taken.set(endpointId, count - 1)
      if (count > 0) all--
    },
  }
}
