import type { Store } from '../store/store.ts'
import type { WebhookQueueRow } from '../store/webhookRows.ts'
import { takeTurn } from '../takeTurn.ts'
import type { Places } from './places.ts'
import { queueUntil } from './queueId.ts'

const PAGE = 200
/** How far one look reaches, in pages. */
const MOST_PAGES = 20

/** What a look at the queue found. */
export type Due = {
  /** To be sent now; each has its place. */
  readonly picked: readonly WebhookQueueRow[]
  /** Whether something is due that found no place. */
  readonly isMore: boolean
}

/**
 * Makes the function that finds what is due, the longest due first, as far as there are places.
 *
 * Ours: the head of the queue may belong to an endpoint that does not answer. A look then goes on behind it, and the next one
 * from where it ended, so that the others are found however long that endpoint's part of the queue is.
 */
export function createFindDue(store: Store, places: Places): (nowMs: number) => Promise<Due> {
  let from = ''
  const findOwner = createFindOwner(store)

  async function look(nowMs: number, start: string): Promise<Due & { readonly end: string }> {
    const picked: WebhookQueueRow[] = []
    let end = start
    let isMore = false
    for (let page = 0; page < MOST_PAGES && picked.length === 0; page++) {
      // a part of the queue that finds no place may be long, and is looked through at the end of each attempt
      if (page > 0) await takeTurn()
      const id = { gt: end, lt: queueUntil(nowMs) }
      const rows = await store.find('webhookQueue', { id }, { limit: PAGE })
      for (const row of rows) {
        if (places.take(row.endpointId, await findOwner(row.endpointId))) picked.push(row)
        else isMore = true
      }
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return { picked, isMore, end: '' }
      end = last.id
    }
    return { picked, isMore: true, end }
  }

  return async (nowMs) => {
    if (places.free() === 0) return { picked: [], isMore: true }
    const head = await look(nowMs, '')
    if (head.end === '' || places.free() === 0) return head
    // the head took what it could; there may be others behind it
    const next = await look(nowMs, from > head.end ? from : head.end)
    from = next.end
    return { picked: [...head.picked, ...next.picked], isMore: true }
  }
}

/** So many endpoints are remembered before all are forgotten. */
const MOST_OWNERS = 10_000

/** Whose an endpoint is, which never changes. One that is gone is its own owner: its deliveries end at their attempt. */
function createFindOwner(store: Store): (endpointId: string) => Promise<string> {
  const owners = new Map<string, string>()
  return async (endpointId) => {
    const known = owners.get(endpointId)
    if (known !== undefined) return known
    const endpoint = await store.first('webhookEndpoints', { id: endpointId })
    if (!endpoint) return endpointId
    if (owners.size >= MOST_OWNERS) owners.clear()
    owners.set(endpointId, endpoint.organizationId)
    return endpoint.organizationId
  }
}
