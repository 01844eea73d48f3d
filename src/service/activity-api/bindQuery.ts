import { type QueryEndpoints, queryEndpoints } from '../../wire/queryEndpoints.ts'
import { type BoundOperation, bindOperation } from '../http/bindOperation.ts'
import { MAX_BODY_BYTES } from '../http/readBody.ts'
import type { ServiceParts } from '../parts.ts'
import { requireQueryRight } from './authorize.ts'
import { queryHandlers } from './queryHandlers.ts'
import { requireCaller } from './requireCaller.ts'
import { requireStamp, type Stamp } from './requireStamp.ts'

/** Puts a query and its handler together: the stamp over the raw body first, then JSON, caller, right, answer. */
export function bindQuery<Name extends keyof QueryEndpoints>(
  parts: ServiceParts,
  name: Name,
): BoundOperation {
  const handler = queryHandlers[name]
  return bindOperation<QueryEndpoints[Name], Stamp>(
    queryEndpoints[name],
    {
      maxBodyBytes: MAX_BODY_BYTES.activityApi,
      isStamped: true,
      guard: ({ request, body }) => requireStamp(request, body),
    },
    async (body, stamp) => {
      const nowMs = parts.clock.nowMs()
      const { organizationId } = body
      const caller = await requireCaller(
        parts,
        { organizationId, nowMs, findsAccount: false },
        stamp,
      )
      requireQueryRight(caller, name)
      await caller.use?.()
      return handler(body, { parts, caller, organizationId, activityId: null, nowMs })
    },
  )
}
