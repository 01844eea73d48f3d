import type { RequestOf } from '../../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { bounds } from '../../limits/limits.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { FindOptions, Measured, Where } from '../../store/store.ts'
import { takeTurn } from '../../takeTurn.ts'
import { type ActivityEntry, recordsFor } from '../activities/answerFor.ts'
import { makingActivity } from '../activities/makingActivity.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, pageOf } from './pageOf.ts'

/**
 * Answers the activities of an organization, newest first, without their secrets.
 *
 * Ours: the cursors follow the list: `after` asks for older ones, `before` for newer ones, nearest to the cursor.
 * Who asks for the type of the activity that made the organization finds it too, though it is the parent's.
 * A page has as many activities as were asked for, however large they are, because clients take a shorter page for the
 * last one. Those that would make it larger than 1 MiB come as summaries.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` when lists have read too many bytes of the organization lately.
 */
export const listActivities: Handler<QueryEndpoints['listActivities'], CallContext> = async (
  request,
  context,
) => {
  const { parts, organizationId } = context
  const page = await pageOfActivities(context, request)
  const bytes = page.reduce((sum, one) => sum + one.bytes, 0)
  parts.costs.require('listedBytesPerOrganization', organizationId, bytes)
  parts.costs.add('listedBytesPerOrganization', organizationId, bytes)
  return { activities: await recordsFor(context, entriesOf(context, page)) }
}

/** An activity of a page. Its row is there if the rows of the page were read together. */
type Found = Measured & { readonly row?: ActivityRow | undefined }

async function pageOfActivities(
  context: CallContext,
  request: RequestOf<QueryEndpoints['listActivities']>,
): Promise<readonly Found[]> {
  const { limit, after, before } = pageOf(request.paginationOptions)
  // Towards the cursor's newer side the page goes up, so that it is the one next to it.
  const order = before !== undefined && after === undefined ? 'asc' : 'desc'
  const ids = idsBetween(before, after)
  const { organizationId } = context
  const page: Found[] = []
  for (const wanted of filtersOf(request)) {
    const where = { organizationId, ...wanted, ...(ids ? { id: ids } : {}) }
    page.push(...(await findMeasured(context, where, { limit, order })))
  }
  const making = await makingOf(context, request)
  if (making && isBetween(making.id, ids)) page.push({ id: making.id, bytes: 0, row: making })
  page.sort((a, b) => (a.id < b.id ? 1 : -1))
  return order === 'asc' ? page.slice(-limit) : page.slice(0, limit)
}

/** Rows that are small together are read together; others are read one by one when their turn comes. */
async function findMeasured(
  { parts: { store } }: CallContext,
  where: Where<'activities'>,
  options: FindOptions,
): Promise<readonly Found[]> {
  const measured = await store.measure('activities', where, options)
  const bytes = measured.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes > bounds.bytesPerTurn) return measured
  if (bytes > bounds.smallActivityBytes) await takeTurn()
  const rows = new Map<string, ActivityRow>()
  for (const row of await store.find('activities', where, options)) rows.set(row.id, row)
  return measured.map((one) => ({ ...one, row: rows.get(one.id) }))
}

/** What of a page is answered whole: the newest ones as far as they fit, and every small one. */
function entriesOf(
  { parts: { store }, organizationId }: CallContext,
  page: readonly Found[],
): readonly ActivityEntry[] {
  let left: number = bounds.pageBytes
  return page.map(({ id, bytes, row }) => {
    const isWhole = bytes <= Math.max(left, bounds.smallActivityBytes)
    if (isWhole) left -= bytes
    const read = async () => row ?? store.first('activities', { id, organizationId })
    // rows that are there were read together, in a turn of their own
    return { read, bytes: row ? 0 : bytes, isWhole }
  })
}

/** The activity that made the organization, where its type is asked for by name. */
async function makingOf(
  context: CallContext,
  { filterByType = [], filterByStatus = [] }: RequestOf<QueryEndpoints['listActivities']>,
): Promise<ActivityRow | undefined> {
  if (!filterByType.some((type) => MAKING.test(type))) return undefined
  const row = await makingActivity(context)
  if (!row || !filterByType.includes(row.type)) return undefined
  const isAny = filterByStatus.length === 0
  return isAny || filterByStatus.some((status) => status === row.status) ? row : undefined
}

/** Every version of it. */
const MAKING = /^ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION/

function isBetween(id: string, { gt = '', lt = '~' }: ReturnType<typeof idsBetween> = {}): boolean {
  return gt < id && id < lt
}

type Filter = { readonly type?: string; readonly status?: string }

/** One question for each type and status that is wanted: an index answers each, however many activities there are. */
function filtersOf({
  filterByType = [],
  filterByStatus = [],
}: RequestOf<QueryEndpoints['listActivities']>): readonly Filter[] {
  const types = [...new Set(filterByType)].map((type) => ({ type }))
  const statuses = [...new Set(filterByStatus)].map((status) => ({ status }))
  const orAll = (filters: readonly Filter[]) => (filters.length === 0 ? [{}] : filters)
  return orAll(types).flatMap((type) => orAll(statuses).map((status) => ({ ...type, ...status })))
}
