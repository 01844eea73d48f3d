import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'
import { loadPart } from './loadPart.ts'
import { type Network, type PostOptions, type PreparedRequest, post, prepare } from './post.ts'
import { stampHeaders } from './stampHeaders.ts'

type QueryName = keyof QueryEndpoints

/** Queries of the activity API, each stamped by the key that is passed in. */
export type QueryClient = {
  query<N extends QueryName>(
    key: P256KeyPair,
    name: N,
    body: RequestInput<QueryEndpoints[N]>,
    options?: PostOptions,
  ): Promise<ResponseOf<QueryEndpoints[N]>>
  /** The same request, ready but not sent. */
  sign<N extends QueryName>(
    key: P256KeyPair,
    name: N,
    body: RequestInput<QueryEndpoints[N]>,
  ): Promise<PreparedRequest & { readonly url: string }>
}

const endpointOf = async (name: QueryName): Promise<Endpoint> => {
  const { queryEndpoints } = await loadPart(() => import('../../wire/queryEndpoints.ts'))
  return queryEndpoints[name]
}

/** Maps the table of queries to functions. */
export function createQueryClient(network: Network, apiBaseUrl: string): QueryClient {
  const sign: QueryClient['sign'] = async (key, name, body) => {
    const request = await prepare(body, stampHeaders(key))
    return { url: apiBaseUrl + (await endpointOf(name)).path, ...request }
  }
  return {
    sign,
    async query<N extends QueryName>(
      key: P256KeyPair,
      name: N,
      body: RequestInput<QueryEndpoints[N]>,
      options: PostOptions = {},
    ) {
      const endpoint = await endpointOf(name)
      const { url, ...request } = await sign(key, name, body)
      const reply = await post(network, url, request, endpoint.response, options.signal)
      return reply as ResponseOf<QueryEndpoints[N]> // checked by this endpoint's own schema
    },
  }
}
