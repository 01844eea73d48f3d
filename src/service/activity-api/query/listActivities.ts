import type { RequestOf } from '../../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { recordsFor } from '../activities/answerFor.ts'
import { makingActivity } from '../activities/makingActivity.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, pageOf } from './pageOf.ts'

/**
 * Answers the activities of an organization, newest first, without their secrets.
 *
 * Ours: the cursors follow the list: `after` asks for older ones, `before` for newer ones, nearest to the cursor.
 * Who asks for the type of the activity that made the organization finds it too, though it is the parent's.
 */
export const listActivities: Handler<QueryEndpoints['listActivities'], CallContext> = async (
  request,
  context,
) => {
  const rows = await rowsOf(context, request)
  return { activities: await recordsFor(context, rows) }
}

async function rowsOf(
  context: CallContext,
  request: RequestOf<QueryEndpoints['listActivities']>,
): Promise<readonly ActivityRow[]> {
  const { limit, after, before } = pageOf(request.paginationOptions)
  // Towards the cursor's newer side the page goes up, so that it is the one next to it.
  const order = before !== undefined && after === undefined ? 'asc' : 'desc'
  const ids = idsBetween(before, after)
  const { organizationId } = context
  const page: ActivityRow[] = []
  for (const wanted of filtersOf(request)) {
    const where = { organizationId, ...wanted, ...(ids ? { id: ids } : {}) }
    page.push(...(await context.parts.store.find('activities', where, { limit, order })))
  }
  const making = await makingOf(context, request)
  if (making && isBetween(making.id, ids)) page.push(making)
  page.sort((a, b) => (a.id < b.id ? 1 : -1))
  return order === 'asc' ? page.slice(-limit) : page.slice(0, limit)
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
