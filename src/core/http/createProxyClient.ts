import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { OriginNotAllowedError } from '../../errors/config.ts'
import { mapValues } from '../../lib/mapValues.ts'
import type { Answer, Endpoint, RequestInput, ResponseOf } from '../../wire/endpoint.ts'
import { headers } from '../../wire/headers.ts'
import { proxyAnswers } from '../../wire/proxyAnswers.ts'
import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { Network, PostOptions } from './exchange.ts'
import { isOriginRefused } from './isOriginRefused.ts'
import { post, prepare } from './post.ts'

/** What a caller may say about one request to the auth proxy. */
export type ProxyRequestOptions = PostOptions & {
  /** The key of the login: the newest generation of the wire stamps with it, the spec's does not ask for it. */
  readonly key?: P256KeyPair | undefined
}

/** A method per operation of a table. */
export type ClientOf<Table extends Record<string, Endpoint>> = {
  readonly [N in keyof Table]: (
    body: RequestInput<Table[N]>,
    options?: ProxyRequestOptions,
  ) => Promise<ResponseOf<Table[N]>>
}

/** A method per operation of the auth proxy. */
export type ProxyClient = ClientOf<ProxyEndpoints>

/** Where the auth proxy is, and which configuration of it is meant. */
export type ProxyAddress = { readonly authProxyUrl: string; readonly authProxyConfigId: string }

/**
 * Maps the table of the auth proxy to functions.
 *
 * @throws OriginNotAllowedError `ORIGIN_NOT_ALLOWED` also where the browser shows the page no more than a failed request.
 */
export function createProxyClient(network: Network, address: ProxyAddress): ProxyClient {
  return createTableClient<ProxyEndpoints>(network, address, proxyAnswers)
}

/** The same for another table of the auth proxy. */
export function createTableClient<Table extends Record<string, Endpoint>>(
  network: Network,
  address: ProxyAddress,
  table: { readonly [N in keyof Table]: Answer<Table[N]['response']> },
): ClientOf<Table> {
  const configHeader = { [headers.authProxyConfigId]: address.authProxyConfigId }
  const refusesOrigin = async (signal?: AbortSignal) =>
    isOriginRefused(network, address.authProxyUrl, await prepare({}, () => configHeader), signal)
  const client = mapValues(
    table,
    (endpoint: Answer) =>
      async (body: object, options: PostOptions = {}) => {
        const request = await prepare(body, () => configHeader)
        const url = address.authProxyUrl + endpoint.path
        const isRepeatable = endpoint.isQuery
        try {
          return await post(network, url, request, endpoint.response, { ...options, isRepeatable })
        } catch (cause) {
          throw isLatchkitError(cause, 'NETWORK_FAILED') && (await refusesOrigin(options.signal))
            ? new OriginNotAllowedError({ cause })
            : cause
        }
      },
  )
  return client as ClientOf<Table> // the table and the type are made from the same endpoints
}
