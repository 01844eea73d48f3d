import * as v from 'valibot'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import type { ActivityEndpoint, ParametersInput, ResultOf } from '../../wire/activity.ts'
import { type ActivityRecord, activityReply } from '../../wire/activityRecord.ts'
import type { Endpoint, RequestInput, ResponseOf, Schema } from '../../wire/endpoint.ts'
import { headers } from '../../wire/headers.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyKey } from './proxyKey.ts'
import { RelayedRefusal } from './relayedRefusal.ts'

/** How long the proxy waits for the activity API, in milliseconds: longer than a message takes to be accepted. */
const TIMEOUT_MS = 30_000

/** What the door needs. */
export type ActivityApiParts = {
  /** The only way to the activity API: sends one public HTTP request and answers its reply. */
  readonly activityApiFetch: (request: Request) => Promise<Response>
  /** Where the activity API is, without a path. */
  readonly apiBaseUrl: string
  readonly clock: { nowMs(): number }
  /** What the browser of whoever is logged in calls itself. */
  readonly userAgent?: string | null | undefined
  /** The organization that the proxy acts in. */
  readonly organizationId: string
  /** Opens the proxy's key. Called once for every request that goes out. */
  readonly openKey: () => Promise<ProxyKey>
}

export type ActivityApi = {
  /** Submits an activity and waits for its result. */
  submit<A extends ActivityEndpoint>(
    activity: A,
    parameters: ParametersInput<A>,
  ): Promise<ResultOf<A>>
  /** The same, and asks for the app proofs of what it does. They are handed on as they came. */
  submitProven<A extends ActivityEndpoint>(
    activity: A,
    parameters: ParametersInput<A>,
  ): Promise<{
    readonly result: ResultOf<A>
    readonly appProofs: NonNullable<ActivityRecord['appProofs']>
  }>
  /** Asks a query; the organization is added. */
  query<E extends Endpoint>(
    endpoint: E,
    body: Omit<RequestInput<E>, 'organizationId'>,
  ): Promise<ResponseOf<E>>
}

/**
 * The proxy's only door to the activity API: every call is a public HTTP request, stamped with the proxy's own key.
 *
 * Spec: What the service does › A.3, A.4.
 *
 * @throws RelayedRefusal with the reply when the activity API refused.
 * @throws Refusal `UNAVAILABLE` when it could not be reached in time.
 */
export function createActivityApi(parts: ActivityApiParts): ActivityApi {
  const { organizationId } = parts
  async function submit<A extends ActivityEndpoint>(
    activity: A,
    parameters: ParametersInput<A>,
    more: { readonly generateAppProofs?: true } = {},
  ) {
    const timestampMs = String(parts.clock.nowMs())
    // the same body twice is one activity; two people who ask for the same in one millisecond are two
    const requestId = crypto.randomUUID()
    const envelope = {
      ...{ type: activity.type, timestampMs, organizationId, parameters, requestId },
      ...more,
    }
    const reply = checkReply(activityReply, await post(parts, activity.path, envelope))
    if (reply.activity.status !== 'ACTIVITY_STATUS_COMPLETED')
      throw new Error(`the activity of the proxy ended as ${reply.activity.status}`)
    const result = checkReply(activity.result, reply.activity.result[activity.resultKey ?? ''])
    return { result, appProofs: reply.activity.appProofs ?? [] }
  }

  return {
    submit: async (activity, parameters) => (await submit(activity, parameters)).result,
    submitProven: (activity, parameters) =>
      submit(activity, parameters, { generateAppProofs: true }),
    async query(endpoint, body) {
      return checkReply(
        endpoint.response,
        await post(parts, endpoint.path, {
          organizationId,
          ...body,
          timestampMs: String(parts.clock.nowMs()),
        }),
      )
    },
  }
}

async function post(parts: ActivityApiParts, path: string, body: unknown): Promise<unknown> {
  const text = JSON.stringify(body)
  const request = new Request(new URL(path, parts.apiBaseUrl), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(parts.userAgent && { 'user-agent': parts.userAgent }),
      [headers.stamp]: await createStamp(await parts.openKey(), text),
    },
    body: text,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const response = await reach(parts, request)
  if (!response.ok) throw new RelayedRefusal(response)
  return response.json()
}

async function reach(parts: ActivityApiParts, request: Request): Promise<Response> {
  try {
    return await parts.activityApiFetch(request)
  } catch {
    throw new Refusal('UNAVAILABLE') // down, or too slow: the two ways in which fetch itself fails
  }
}

/** The reply comes from our own side, so another shape is a fault and not a refusal. */
function checkReply<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const checked = v.safeParse(schema, value, { abortEarly: true })
  if (!checked.success) throw new Error('the reply of the activity API has another shape')
  return checked.output
}
