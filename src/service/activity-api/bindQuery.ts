import { headers } from '../../wire/headers.ts'
import { type QueryEndpoints, queryEndpoints } from '../../wire/queryEndpoints.ts'
import { type BoundOperation, bindOperation } from '../http/bindOperation.ts'
import { MAX_BODY_BYTES } from '../http/readBody.ts'
import { countLongBody } from '../limits/countLongBody.ts'
import { bounds } from '../limits/limits.ts'
import type { ServiceParts } from '../parts.ts'
import { requireQueryRight } from './authorize.ts'
import { queryHandlers } from './queryHandlers.ts'
import { requireCaller } from './requireCaller.ts'
import { requireFreshQuery } from './requireFreshQuery.ts'
import { requireStamp, type Stamp } from './requireStamp.ts'

type Guarded = { readonly stamp: Stamp; readonly clientVersion: string | null }

/** Puts a query and its handler together: the stamp over the raw body first, then JSON, caller, right, answer. */
export function bindQuery<Name extends keyof QueryEndpoints>(
  parts: ServiceParts,
  name: Name,
): BoundOperation {
  const handler = queryHandlers[name]
  return bindOperation<QueryEndpoints[Name], Guarded>(
    queryEndpoints[name],
    {
      maxBodyBytes: MAX_BODY_BYTES.query,
      isStamped: true,
      inspect: (body) => requireFreshQuery(parts, body),
      guard: async ({ request, info, body }) => {
        countLongBody(parts, info, body)
        return {
          stamp: await requireStamp(request, body),
          clientVersion: request.headers.get(headers.clientVersion),
        }
      },
      answered: ({ organizationId }, bytes) => countAnswer(parts, name, organizationId, bytes),
    },
    async (body, { stamp, clientVersion }) => {
      const nowMs = parts.clock.nowMs()
      const { organizationId } = body
      const caller = await requireCaller(
        parts,
        { organizationId, nowMs, findsAccount: false },
        stamp,
      )
      requireQueryRight(caller, name)
      parts.costs.require('listedBytesPerOrganization', organizationId)
      await caller.use?.()
      const context = { parts, caller, organizationId, activityId: null, nowMs }
      return handler(body, { ...context, clientVersion: clientVersion ?? undefined })
    },
  )
}

/** Counts a long response, where its list has not counted what it read. */
function countAnswer(
  { costs }: Pick<ServiceParts, 'costs'>,
  name: keyof QueryEndpoints,
  organizationId: string,
  bytes: number,
): void {
  if (name === 'listActivities' || bytes <= bounds.freeResponseBytes) return
  costs.add('listedBytesPerOrganization', organizationId, bytes)
}
