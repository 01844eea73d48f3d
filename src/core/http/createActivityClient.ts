import * as v from 'valibot'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import {
  ActivityFailedError,
  ActivityNeedsConsensusError,
  ActivityRejectedError,
} from '../../errors/activity.ts'
import { InvalidResponseError } from '../../errors/http.ts'
import { redact } from '../../lib/redact.ts'
import {
  type ActivityEndpoint,
  type ActivityRecord,
  activityReply,
  type ParametersInput,
  type ResultOf,
} from '../../wire/activity.ts'
import { type SubmitEndpoints, submitEndpoints } from '../../wire/submitEndpoints.ts'
import { type Network, type PostOptions, post, prepare } from './post.ts'
import { stampHeaders } from './stampHeaders.ts'

type SubmitName = keyof SubmitEndpoints

/** Activities of the activity API, each stamped by the key that is passed in: envelope out, result in. */
export type ActivityClient = {
  submit<N extends SubmitName>(
    sender: { readonly key: P256KeyPair; readonly organizationId: string },
    name: N,
    parameters: ParametersInput<SubmitEndpoints[N]>,
    options?: PostOptions,
  ): Promise<ResultOf<SubmitEndpoints[N]>>
}

/** Maps the table of activities to functions. */
export function createActivityClient(
  network: Network & { readonly nowMs: () => number },
  apiBaseUrl: string,
): ActivityClient {
  return {
    async submit<N extends SubmitName>(
      { key, organizationId }: { readonly key: P256KeyPair; readonly organizationId: string },
      name: N,
      parameters: ParametersInput<SubmitEndpoints[N]>,
      options: PostOptions = {},
    ) {
      const activity: ActivityEndpoint = submitEndpoints[name]
      const timestampMs = String(network.nowMs())
      const body = { type: activity.type, timestampMs, organizationId, parameters }
      const request = await prepare(body, stampHeaders(key))
      const url = apiBaseUrl + activity.path
      const reply = await post(network, url, request, activityReply, options.signal)
      // checked by this activity's own schema
      return resultFromRecord(activity, reply.activity) as ResultOf<SubmitEndpoints[N]>
    },
  }
}

/** The result of a completed activity; an error of its own for every other end. */
function resultFromRecord(activity: ActivityEndpoint, record: ActivityRecord): unknown {
  switch (record.status) {
    case 'ACTIVITY_STATUS_COMPLETED': {
      const result = v.safeParse(activity.result, record.result[activity.resultKey])
      if (result.success) return result.output
      throw new InvalidResponseError({ details: `activity.result.${activity.resultKey}` })
    }
    case 'ACTIVITY_STATUS_REJECTED':
      throw new ActivityRejectedError()
    case 'ACTIVITY_STATUS_CONSENSUS_NEEDED':
    case 'ACTIVITY_STATUS_AUTHENTICATORS_NEEDED':
      throw new ActivityNeedsConsensusError({ activityId: record.id })
    default:
      throw new ActivityFailedError({ details: redact(record.failure?.message ?? record.status) })
  }
}
