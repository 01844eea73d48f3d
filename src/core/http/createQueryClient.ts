import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import type { Network, PostOptions, PreparedRequest } from './exchange.ts'
import { post, prepare } from './post.ts'
import { stampHeaders } from './stampHeaders.ts'
import { withRightTime } from './withRightTime.ts'

/** Queries of the activity API, each stamped by the key that is passed in. */
export type QueryClient = {
  query<E extends Endpoint>(
    key: P256KeyPair,
    endpoint: E,
    body: RequestInput<E> & object,
    options?: PostOptions,
  ): Promise<ResponseOf<E>>
  /** The same request, ready but not sent. */
  sign<E extends Endpoint>(
    key: P256KeyPair,
    endpoint: E,
    body: RequestInput<E> & object,
  ): Promise<PreparedRequest & { readonly url: string }>
}

/** What a client of queries stands on. */
export type QueryNetwork = Network & {
  readonly nowMs: () => number
  /** Whether the service reads the time in the body of a query; another server of this API may refuse the member. */
  readonly queriesHaveTime?: (() => Promise<boolean>) | undefined
}

/** Makes the client. What it can ask is up to the caller, who brings the query. */
export function createQueryClient(network: QueryNetwork, apiBaseUrl: string): QueryClient {
  const sign: QueryClient['sign'] = async (key, { path }, body) => {
    const hasTime = await network.queriesHaveTime?.()
    const timed = hasTime ? { ...body, timestampMs: String(network.nowMs()) } : body
    const request = await prepare(timed, stampHeaders(key))
    return { url: apiBaseUrl + path, ...request }
  }
  return {
    sign,
    async query<E extends Endpoint>(
      key: P256KeyPair,
      endpoint: E,
      body: RequestInput<E> & object,
      options: PostOptions = {},
    ) {
      const reply = await withRightTime(network.nowMs, async () => {
        const { url, ...request } = await sign(key, endpoint, body)
        return post(network, url, request, endpoint.response, { ...options, isRepeatable: true })
      })
      return reply as ResponseOf<E> // checked by this endpoint's own schema
    },
  }
}
