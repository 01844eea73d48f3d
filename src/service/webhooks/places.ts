/** How many attempts run at once, how many of them to endpoints of one organization, and how many to one endpoint. */
const MOST = 32
const MOST_OF_ONE_OWNER = 16
const MOST_TO_ONE = 8

/** Who is being sent to: keeps endpoints that do not answer from taking the places of all others. */
export type Places = {
  free(): number
  /** Takes a place for an endpoint of an organization, if there is one. */
  take(endpointId: string, ownerId: string): boolean
  leave(endpointId: string): void
}

type Taken = { readonly ownerId: string; count: number }

export function createPlaces(): Places {
  const taken = new Map<string, Taken>()
  const byOwner = new Map<string, number>()
  let all = 0

  function count(ownerId: string, more: 1 | -1): void {
    all += more
    const left = (byOwner.get(ownerId) ?? 0) + more
    if (left === 0) byOwner.delete(ownerId)
    else byOwner.set(ownerId, left)
  }

  return {
    free: () => MOST - all,
    take(endpointId, ownerId) {
      const endpoint = taken.get(endpointId) ?? { ownerId, count: 0 }
      const isOwnerFull = (byOwner.get(ownerId) ?? 0) >= MOST_OF_ONE_OWNER
      if (all >= MOST || isOwnerFull || endpoint.count >= MOST_TO_ONE) return false
      endpoint.count++
      taken.set(endpointId, endpoint)
      count(ownerId, 1)
      return true
    },
    leave(endpointId) {
      const endpoint = taken.get(endpointId)
      if (!endpoint) return
      endpoint.count--
      if (endpoint.count === 0) taken.delete(endpointId)
      count(endpoint.ownerId, -1)
    },
  }
}
