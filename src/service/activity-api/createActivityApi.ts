import { mapValues } from '../../lib/mapValues.ts'
import { olderVersions } from '../../wire/olderVersions.ts'
import { queryEndpoints } from '../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import type { BoundOperation } from '../http/bindOperation.ts'
import { preflightResponse, withCors } from '../http/cors.ts'
import type { RequestInfo } from '../http/handler.ts'
import { answer, Refusal } from '../http/refusal.ts'
import { createSubmitCount } from '../limits/createSubmitCount.ts'
import type { ServiceParts } from '../parts.ts'
import type { ActivityRow } from '../store/rows.ts'
import { createLine } from './activities/createLine.ts'
import type { Runs } from './activities/finishActivity.ts'
import { resumeDue } from './activities/resumeDue.ts'
import { type BoundActivity, bindActivity, bindOlderVersion } from './bindActivity.ts'
import { bindQuery } from './bindQuery.ts'
import { submitActivity } from './submitActivity.ts'
import { submitHandlers } from './submitHandlers.ts'
import { voteOnActivity } from './voteOnActivity.ts'

/** What the activity API stands on. */
export type ActivityApiParts = ServiceParts

export type ActivityApi = {
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** Runs approved activities that an ended process has left behind; `isEnding` is asked before each. */
  resumeDue(isEnding: () => boolean): Promise<void>
}

/**
 * Makes system B, the public activity API: every change an activity, every read a query, each with a stamp.
 *
 * Spec: What the service does › B.
 * Ours: pages of any origin may call it, because its only authority is the stamp.
 *
 * @example
 * const { fetch } = createActivityApi(parts)
 * const response = await fetch(new Request('http://localhost/public/v1/query/whoami', { method: 'POST', … }))
 */
export function createActivityApi(parts: ActivityApiParts): ActivityApi {
  const activities = everyActivity()
  const runs = new Map(activities.map((activity) => [activity.type, activity]))
  const operations = operationsByPath(parts, activities, runs)
  return {
    resumeDue: (isEnding) => resumeDue(parts, runs, isEnding),
    fetch: async (request, info = {}) => {
      const operation = operations.get(new URL(request.url).pathname)
      if (request.method === 'OPTIONS') return preflightResponse('*')
      const response = await answer(async () => {
        if (!operation) throw new Refusal('PATH_NOT_FOUND')
        return operation(request, info)
      }, parts.onError)
      return withCors(response, '*')
    },
  }
}

/** The activities in all their versions. */
function everyActivity(): readonly BoundActivity[] {
  const present = Object.values(mapValues(submitHandlers, (_, name) => bindActivity(name)))
  const older = present.flatMap((activity) =>
    olderVersions
      .filter(({ name }) => name === activity.name)
      .map((version) => bindOlderVersion(activity, version)),
  )
  return [...present, ...older]
}

function operationsByPath(
  parts: ServiceParts,
  activities: readonly BoundActivity[],
  runs: Runs,
): ReadonlyMap<string, BoundOperation> {
  const operations = new Map<string, BoundOperation>()
  const queries = mapValues(queryEndpoints, ({ path }, name) => ({
    path,
    operation: bindQuery(parts, name),
  }))
  for (const { path, operation } of Object.values(queries)) operations.set(path, operation)
  const counted = { ...parts, countSubmit: createSubmitCount(parts) }
  const flights = new Map<string, Promise<ActivityRow>>()
  for (const path of new Set(activities.map((activity) => activity.path))) {
    const versions = activities.filter((activity) => activity.path === path)
    operations.set(path, submitActivity(counted, flights, runs, versions))
  }
  const line = createLine()
  for (const name of ['approveActivity', 'rejectActivity'] as const)
    operations.set(submitEndpoints[name].path, voteOnActivity(counted, runs, line, name))
  return operations
}
