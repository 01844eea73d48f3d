import { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { proxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { bindEndpoints } from '../http/bindEndpoints.ts'
import type { Incoming, OperationRules } from '../http/bindOperation.ts'
import { browserFromUserAgent } from '../http/browserFromUserAgent.ts'
import { preflightResponse, withCors } from '../http/cors.ts'
import type { RequestInfo } from '../http/handler.ts'
import { MAX_BODY_BYTES } from '../http/readBody.ts'
import { answer, Refusal } from '../http/refusal.ts'
import { signBrowserToken } from '../limits/browserToken.ts'
import type { ServiceParts } from '../parts.ts'
import { type ProxyConfig, proxyConfigFromRow } from '../proxy-settings/proxyConfig.ts'
import { listSendChains } from '../transactions/rpc/createChains.ts'
import { type ActivityApiParts, createActivityApi } from './activityApi.ts'
import { findConfig } from './findConfig.ts'
import { handlers, handlersV2 } from './handlers.ts'
import type { ProxyContext } from './proxyContext.ts'
import { openProxyKey } from './proxyKey.ts'
import { RelayedRefusal, relay } from './relayedRefusal.ts'
import {
  countProxyCall,
  identifyAddress,
  type ProxyOperation,
  requireAddressLimit,
  requireContactLimit,
} from './requireAddressLimit.ts'
import { corsOrigin, requireOrigin } from './requireOrigin.ts'

export type AuthProxyParts = ServiceParts &
  Pick<ActivityApiParts, 'activityApiFetch' | 'apiBaseUrl'>

export type AuthProxy = { fetch(request: Request, info: RequestInfo): Promise<Response> }

/**
 * System A: logs people in on behalf of an organization, over the activity API and by no other way.
 *
 * Spec: What the service does › A.
 * Ours: a page may read refusals too, so answers that come before the configuration is known name the origin when any
 * configuration lets it in. A page whose origin is refused reads nothing.
 */
export function createAuthProxy(parts: AuthProxyParts): AuthProxy {
  const rules = (name: ProxyOperation) => rulesOf(parts, name, requireAllowedOrigin)
  const operations = new Map([
    ...bindEndpoints(proxyEndpoints, rules, handlers),
    ...bindEndpoints(proxyEndpointsV2, rules, handlersV2),
  ])
  return {
    async fetch(request, info) {
      const page: { allowOrigin: string | null } = { allowOrigin: null }
      const response = await answer(async () => {
        page.allowOrigin = await allowOriginFor(parts, request)
        if (request.method === 'OPTIONS') {
          if (page.allowOrigin === null) throw new Refusal('ORIGIN_NOT_ALLOWED')
          return preflightResponse(page.allowOrigin)
        }
        const operation = operations.get(new URL(request.url).pathname)
        if (!operation) throw new Refusal('PATH_NOT_FOUND')
        return relayingRefusals(() => operation(request, info))
      }, parts.onError)
      response.headers.set('vary', 'Origin')
      return page.allowOrigin === null ? response : withCors(response, page.allowOrigin)
    },
  }
}

/** A preflight carries no configuration, so it is answered for all of them; that lets nothing in by itself. */
async function allowOriginFor({ store }: AuthProxyParts, request: Request): Promise<string | null> {
  const config = await findConfig(store, request)
  const configs = config ? [config] : (await store.find('proxyConfigs', {})).map(proxyConfigFromRow)
  return corsOrigin(configs, request.headers.get('origin'))
}

/** What pages ask before anything else. Published clients send no body with it. */
const withoutBody: readonly ProxyOperation[] = ['walletKitConfig', 'walletKitClientParams']

/** Refuses, by throwing, a page that may not ask; answers the configuration as it holds for the others. */
type PageRule = (config: ProxyConfig, request: Request) => ProxyConfig

const requireAllowedOrigin: PageRule = (config, request) => {
  requireOrigin(config, request.headers.get('origin'))
  return config
}

/** The guards of one operation of the proxy. */
export function rulesOf(
  parts: AuthProxyParts,
  name: ProxyOperation,
  requirePage: PageRule,
): OperationRules<ProxyContext> {
  return {
    maxBodyBytes: MAX_BODY_BYTES.authProxy,
    emptyBodyAllowed: withoutBody.includes(name),
    async guard({ request, info }: Incoming) {
      countProxyCall(parts, info.clientAddress)
      const found = await findConfig(parts.store, request)
      if (!found) throw new Refusal('CONFIG_NOT_FOUND')
      const origin = request.headers.get('origin')
      const config = requirePage(found, request)
      if (!config.isEnabled) throw new Refusal('AUTH_PROXY_DISABLED')
      await requireAddressLimit(parts, name, info.clientAddress)
      const userAgent = request.headers.get('user-agent')
      return {
        config,
        api: createActivityApi({
          activityApiFetch: parts.activityApiFetch,
          apiBaseUrl: parts.apiBaseUrl,
          clock: parts.clock,
          userAgent,
          organizationId: config.organizationId,
          openKey: () => openProxyKey(parts.sealer, config),
        }),
        clock: parts.clock,
        door: found.id,
        countContact: (contact) => requireContactLimit(parts, contact, info.clientAddress),
        rememberBrowser: (contact) => {
          const { organizationId } = config
          return signBrowserToken(parts, { organizationId, contact }, parts.clock.nowMs())
        },
        signingKeys: {
          session: parts.keys.session.publicKeyUncompressedHex,
          verification: parts.keys.verification.publicKeyUncompressedHex,
          export: parts.keys.export.publicKeyUncompressedHex,
        },
        sendChains: listSendChains(parts.sends),
        userIdentifier: await identifyAddress(parts, info.clientAddress),
        origin: origin ?? undefined,
        requestedFrom: browserFromUserAgent(userAgent),
      }
    },
  }
}

/** Hands on what the activity API refused, as it said it. */
export async function relayingRefusals(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RelayedRefusal) return relay(error)
    throw error
  }
}
