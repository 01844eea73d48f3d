import { isLatchkitError } from '../../errors/anyError.ts'
import { OriginNotAllowedError } from '../../errors/config.ts'
import { mapValues } from '../../lib/mapValues.ts'
import type { RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import { headers } from '../../wire/headers.ts'
import { type ProxyEndpoints, proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { isOriginRefused } from './isOriginRefused.ts'
import { type Network, type PostOptions, post, prepare } from './post.ts'

/** A method per operation of the auth proxy. */
export type ProxyClient = {
  readonly [N in keyof ProxyEndpoints]: (
    body: RequestInput<ProxyEndpoints[N]>,
    options?: PostOptions,
  ) => Promise<ResponseOf<ProxyEndpoints[N]>>
}

/**
 * Maps the table of the auth proxy to functions.
 *
 * @throws OriginNotAllowedError `ORIGIN_NOT_ALLOWED` also where the browser shows the page no more than a failed request.
 */
export function createProxyClient(
  network: Network,
  address: { readonly authProxyUrl: string; readonly authProxyConfigId: string },
): ProxyClient {
  const configHeader = { [headers.authProxyConfigId]: address.authProxyConfigId }
  const refusesOrigin = async (signal?: AbortSignal) =>
    isOriginRefused(network, address.authProxyUrl, await prepare({}, () => configHeader), signal)
  const client = mapValues(
    proxyEndpoints,
    (endpoint) =>
      async (body: object, options: PostOptions = {}) => {
        const request = await prepare(body, () => configHeader)
        const url = address.authProxyUrl + endpoint.path
        try {
          return await post(network, url, request, endpoint.response, options.signal)
        } catch (cause) {
          throw isLatchkitError(cause, 'NETWORK_FAILED') && (await refusesOrigin(options.signal))
            ? new OriginNotAllowedError({ cause })
            : cause
        }
      },
  )
  return client as ProxyClient // the table and the type are made from the same endpoints
}
