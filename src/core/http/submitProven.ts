import * as v from 'valibot'
import type { ParametersInput, ResultOf } from '../../wire/activity.ts'
import { activityOutcome } from '../../wire/activityOutcome.ts'
import { type AppProof, appProof } from '../../wire/fields/appProof.ts'
import { submitAnswers } from '../../wire/submitAnswers.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import { type ActivityStamper, resultFromRecord } from './createActivityClient.ts'
import type { Network, PostOptions } from './exchange.ts'
import { post, prepare } from './post.ts'
import { withRightTime } from './withRightTime.ts'

/** What an activity did, and the service's proofs of it: not verified yet. */
export type ProvenResult<Result> = {
  readonly result: Result
  readonly activityId: string
  readonly appProofs: readonly AppProof[]
}

const { activity } = activityOutcome.entries
const provenOutcome = v.object({
  activity: v.object({ ...activity.entries, appProofs: v.optional(v.array(appProof), []) }),
})

/**
 * Submits an activity and asks for its app proofs.
 *
 * Spec: Common rules for submit endpoints (B) › generateAppProofs.
 */
export async function submitProven<N extends keyof SubmitEndpoints>(
  { network, apiBaseUrl }: Place,
  { organizationId, headersFromText }: ActivityStamper,
  name: N,
  parameters: ParametersInput<SubmitEndpoints[N]>,
  options: PostOptions & { readonly timestampMs?: string | undefined } = {},
): Promise<ProvenResult<ResultOf<SubmitEndpoints[N]>>> {
  const { path, type } = submitAnswers[name]
  const attempt = async () => {
    const { timestampMs = String(network.nowMs()) } = options
    const body = { type, timestampMs, organizationId, parameters, generateAppProofs: true }
    const request = await prepare(body, headersFromText)
    const url = apiBaseUrl + path
    return post(network, url, request, provenOutcome, { ...options, isRepeatable: true })
  }
  const { activity: record } = await (options.timestampMs === undefined
    ? withRightTime(network.nowMs, attempt)
    : attempt())
  // checked by this activity's own schema
  const result = resultFromRecord(submitAnswers[name], record) as ResultOf<SubmitEndpoints[N]>
  return { result, activityId: record.id, appProofs: record.appProofs }
}

/** Where the activity API is, and how it is reached. */
type Place = {
  readonly network: Network & { readonly nowMs: () => number }
  readonly apiBaseUrl: string
}
