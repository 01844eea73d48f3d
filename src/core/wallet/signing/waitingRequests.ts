import { RateLimitedError } from '../../../errors/http.ts'

/** How many requests may wait behind the one that is shown. Users do not read more than that. */
export const MOST_WAITING = 5

/** How often the user has declined all waiting requests, by the options of a kit. */
const declinedAll = new WeakMap<object, number>()

/** The error of a request that exceeds the number of waiting requests. */
export function toTooManyError(): RateLimitedError {
  return new RateLimitedError({ details: `At most ${MOST_WAITING} requests wait for the person.` })
}

/** Declines all requests that wait now. */
export function noteDeclinedAll(owner: object): void {
  declinedAll.set(owner, countDeclinedAll(owner) + 1)
}

/** A request that was made before this has grown was among those that the person declined. */
export function countDeclinedAll(owner: object): number {
  return declinedAll.get(owner) ?? 0
}
