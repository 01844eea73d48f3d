import { RequestInvalidError } from '../../errors/http.ts'
import { queryEndpoints } from '../../wire/queryEndpoints.ts'
import { submitAnswers } from '../../wire/submitAnswers.ts'
import type { Config } from '../config/createConfig.ts'
import { type ActivityStamper, createActivityClient } from '../http/createActivityClient.ts'
import type { QueryClient } from '../http/createQueryClient.ts'
import type { Network } from '../http/exchange.ts'
import { loadOnce } from '../http/loadOnce.ts'
import { stampHeaders } from '../http/stampHeaders.ts'
import { submitProven } from '../http/submitProven.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { Latchkit, SubmitOptions } from '../latchkit.ts'
import type { LatchkitOptions } from '../options.ts'
import { createSender, type Sender } from '../session/createSender.ts'
import type { Sessions } from '../session/createSessions.ts'
import { whyNobody } from '../session/whyNobody.ts'
import { requireQuery } from './requireQuery.ts'

type Parts = {
  readonly network: Network & { readonly nowMs: () => number }
  readonly apiBaseUrl: string
  readonly queries: QueryClient
  readonly sessions: Sessions
  readonly keyStore: KeyStore
  readonly config: Config
  readonly options: LatchkitOptions
}

/** What an app asks and submits by name, in the name of the session. */
export type Requests = Pick<Latchkit, 'query' | 'signQuery' | 'submit' | 'submitProven'>

/** Makes them. They bring the tables of all queries and activities, and are loaded with the first of them. */
export function createRequests({ queries, ...parts }: Parts): Requests {
  const activities = createActivityClient(parts.network, parts.apiBaseUrl, submitAnswers)
  const sender = createSender(parts.sessions, parts.keyStore)
  const passkeys = loadOnce(() => import('./stampByPasskey.ts'))
  const patience = loadOnce(() => import('../http/submitPatiently.ts'))

  const stamperOf = async (
    { key, organizationId }: Sender,
    { stampWith, signal, promptSignal = signal }: SubmitOptions = {},
  ): Promise<ActivityStamper> => {
    if (stampWith !== 'passkey') return { organizationId, headersFromText: stampHeaders(key) }
    const { stampByPasskey } = await passkeys()
    const live = parts.sessions.current()
    if (!live) throw whyNobody(parts.sessions.store.getState())
    const headersFromText = await stampByPasskey({ ...parts, queries }, live, promptSignal)
    return { organizationId, headersFromText }
  }

  return {
    query: (name, body, request) =>
      sender.send(body.organizationId, async ({ key, organizationId }) => {
        const asked = { ...body, organizationId }
        requireQuery(name, asked)
        return queries.query(key, queryEndpoints[name], asked, request)
      }),
    async signQuery(name, body) {
      const { key, organizationId } = await sender.find(body.organizationId)
      const asked = { ...body, organizationId }
      requireQuery(name, asked)
      return queries.sign(key, queryEndpoints[name], asked)
    },
    submit: (name, parameters, request) =>
      sender.send(request?.organizationId, async (from) => {
        requireActivity(name)
        const stamper = await stamperOf(from, request)
        const { repeatForMs } = request ?? {}
        if (!repeatForMs) return activities.submit(stamper, name, parameters, request)
        const { submitPatiently } = await patience()
        const userId = () => parts.sessions.current()?.session.userId
        const sender = userId()
        const isWanted = () => userId() === sender
        const { timestampMs, signal } = request ?? {}
        const how = { timestampMs, signal, repeatForMs, isWanted }
        return submitPatiently(activities, stamper, name, parameters, how)
      }),
    submitProven: (name, parameters, request) =>
      sender.send(request?.organizationId, async (from) => {
        requireActivity(name)
        return submitProven(parts, await stamperOf(from, request), name, parameters, request)
      }),
  }
}

/** @throws RequestInvalidError `REQUEST_INVALID` for a name that is no activity. */
function requireActivity(name: string): void {
  if (!Object.hasOwn(submitAnswers, name)) throw new RequestInvalidError({ details: 'no activity' })
}
