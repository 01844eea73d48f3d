import { idsBefore } from '../idsBefore.ts'

const DAY_MS = 24 * 3_600_000

/**
 * What nobody needs any more: deliveries that arrived more than a week ago, dead ones that nobody replayed for 30 days, and
 * what no delivery can need. The last comes last, since a delivery may be replayed for 30 days, and is tried for 4 more.
 */
export function endedDeliveries(nowMs: number) {
  const before = (days: number) => ({ lt: idsBefore(nowMs - days * DAY_MS) })
  return {
    delivered: { status: 'delivered', id: before(7) },
    dead: { status: 'dead', id: before(30) },
    events: { id: before(35) },
  } as const
}
