import { RateLimitedError } from '../../../errors/http.ts'

/** How many requests may wait for the person behind the one that is shown: more than that nobody reads. */
export const MOST_WAITING = 5

/** How often the person has declined all that waited, by the options of a kit. */
const declinedAll = new WeakMap<object, number>()

/** The error of a request that has no place among those that wait. */
export function toTooManyError(): RateLimitedError {
  return new RateLimitedError({ details: `At most ${MOST_WAITING} requests wait for the person.` })
}

/** Notes that the person declines all that waits now. */
export function noteDeclinedAll(owner: object): void {
  declinedAll.set(owner, countDeclinedAll(owner) + 1)
}

/** A request that was made before this has grown was among those that the person declined. */
export function countDeclinedAll(owner: object): number {
  return declinedAll.get(owner) ?? 0
}
