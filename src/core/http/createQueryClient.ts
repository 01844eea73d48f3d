import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import type { Network, PostOptions, PreparedRequest } from './exchange.ts'
import { post, prepare } from './post.ts'
import { stampHeaders } from './stampHeaders.ts'

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

/** Makes the client. What it can ask is up to the caller, who brings the query. */
export function createQueryClient(network: Network, apiBaseUrl: string): QueryClient {
  const sign: QueryClient['sign'] = async (key, { path }, body) => {
    const request = await prepare(body, stampHeaders(key))
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
      const { url, ...request } = await sign(key, endpoint, body)
      const reply = await post(network, url, request, endpoint.response, {
        ...options,
        isRepeatable: true,
      })
      return reply as ResponseOf<E> // checked by this endpoint's own schema
    },
  }
}
