import * as v from 'valibot'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import {
  ActivityFailedError,
  ActivityNeedsConsensusError,
  ActivityRejectedError,
  ActivityUnknownError,
} from '../../errors/activity.ts'
import { InvalidResponseError } from '../../errors/http.ts'
import { redact } from '../../lib/redact.ts'
import type { ActivityAnswer, ParametersInput, ResultOf } from '../../wire/activity.ts'
import { type ActivityOutcome, activityOutcome } from '../../wire/activityOutcome.ts'
import type { loginAnswers } from '../../wire/loginAnswers.ts'
import type { sessionAnswers } from '../../wire/sessionAnswers.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import type { Network, PostOptions, PreparedRequest } from './exchange.ts'
import { type HeadersFromText, post, prepare } from './post.ts'
import { stampHeaders } from './stampHeaders.ts'
import { withRightTime } from './withRightTime.ts'

type SubmitName = keyof SubmitEndpoints

/** The answers of some activities, by name. */
export type ActivityAnswers<Name extends SubmitName> = { readonly [N in Name]: ActivityAnswer }

/** Who stamps an activity that is not stamped by a session's key, for example a wallet. */
export type ActivityStamper = {
  readonly organizationId: string
  readonly headersFromText: HeadersFromText
  /** Writes the body, where a person reads it before it is stamped. @default JSON.stringify */
  readonly textFromBody?: ((body: object) => string) | undefined
}

/** What a caller may say about one activity: with a time of its own, the same body goes out each time. */
type SubmitOnceOptions = PostOptions & { readonly timestampMs?: string | undefined }

/** Activities of the activity API, each stamped by the key that is passed in: envelope out, result in. */
export type ActivityClient<Name extends SubmitName = SubmitName> = {
  /** The stamped request, ready but not sent. */
  sign<N extends Name>(
    stamper: ActivityStamper,
    name: N,
    parameters: ParametersInput<SubmitEndpoints[N]>,
    timestampMs?: string,
  ): Promise<PreparedRequest>
  /**
   * Sends such a request, again where no answer came: the service carries the same bytes out once, and answers them with
   * the same result.
   */
  send<N extends Name>(
    name: N,
    request: PreparedRequest,
    options?: PostOptions,
  ): Promise<ResultOf<SubmitEndpoints[N]>>
  /** Both in one. The sender is whoever stamps, or the key that does it. */
  submit<N extends Name>(
    sender: ActivityStamper | { readonly key: P256KeyPair; readonly organizationId: string },
    name: N,
    parameters: ParametersInput<SubmitEndpoints[N]>,
    options?: SubmitOnceOptions,
  ): Promise<ResultOf<SubmitEndpoints[N]>>
}

/** As much of them as a login asks for. */
export type LoginActivities = ActivityClient<keyof typeof loginAnswers>

/** As much of them as a session asks for by itself. */
export type SessionActivities = ActivityClient<keyof typeof sessionAnswers>

/** Maps the table of activities to functions. */
export function createActivityClient<Name extends SubmitName>(
  network: Network & { readonly nowMs: () => number },
  apiBaseUrl: string,
  answers: ActivityAnswers<Name>,
): ActivityClient<Name> {
  const sign: ActivityClient<Name>['sign'] = async (
    stamper,
    name,
    parameters,
    timestampMs = String(network.nowMs()),
  ) => {
    const { type } = answers[name]
    const { organizationId, headersFromText, textFromBody } = stamper
    const body = { type, timestampMs, organizationId, parameters }
    return prepare(body, headersFromText, textFromBody)
  }
  const send: ActivityClient<Name>['send'] = async <N extends Name>(
    name: N,
    request: PreparedRequest,
    options: PostOptions = {},
  ) => {
    const activity = answers[name]
    const url = apiBaseUrl + activity.path
    const reply = await post(network, url, request, activityOutcome, {
      ...options,
      isRepeatable: true,
    })
    // checked by this activity's own schema
    return resultFromRecord(activity, reply.activity) as ResultOf<SubmitEndpoints[N]>
  }
  return {
    sign,
    send,
    async submit(sender, name, parameters, options) {
      const { organizationId } = sender
      const stamper =
        'key' in sender ? { organizationId, headersFromText: stampHeaders(sender.key) } : sender
      const timestampMs = options?.timestampMs
      const attempt = async () =>
        send(name, await sign(stamper, name, parameters, timestampMs), options)
      return timestampMs === undefined ? withRightTime(network.nowMs, attempt) : attempt()
    },
  }
}

/** The result of a completed activity; an error of its own for every other end. */
export function resultFromRecord(activity: ActivityAnswer, record: ActivityOutcome): unknown {
  // a vote has done its work wherever the activity stands that was voted on
  if (activity.resultKey === null) return record
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
    case 'ACTIVITY_STATUS_FAILED':
      throw new ActivityFailedError({ details: redact(record.failure?.message ?? record.status) })
    default:
      // it is under way: the service may still carry it out
      throw new ActivityUnknownError({ activityId: record.id, details: redact(record.status) })
  }
}
