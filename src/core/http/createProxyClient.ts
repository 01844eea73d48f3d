import { mapValues } from '../../lib/mapValues.ts'
import type { RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import { headers } from '../../wire/headers.ts'
import { type ProxyEndpoints, proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { type Network, type PostOptions, post, prepare } from './post.ts'

/** A method per operation of the auth proxy. */
export type ProxyClient = {
  readonly [N in keyof ProxyEndpoints]: (
    body: RequestInput<ProxyEndpoints[N]>,
    options?: PostOptions,
  ) => Promise<ResponseOf<ProxyEndpoints[N]>>
}

/** Maps the table of the auth proxy to functions. */
export function createProxyClient(
  network: Network,
  address: { readonly authProxyUrl: string; readonly authProxyConfigId: string },
): ProxyClient {
  const configHeader = { [headers.authProxyConfigId]: address.authProxyConfigId }
  const client = mapValues(
    proxyEndpoints,
    (endpoint) =>
      async (body: object, options: PostOptions = {}) => {
        const request = await prepare(body, () => configHeader)
        const url = address.authProxyUrl + endpoint.path
        return post(network, url, request, endpoint.response, options.signal)
      },
  )
  return client as ProxyClient // the table and the type are made from the same endpoints
}
