import { DASHBOARD_DOOR } from '../../wire/fields/door.ts'
import { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { bindEndpoints } from '../http/bindEndpoints.ts'
import type { HandlersOf } from '../http/handler.ts'
import { answer, Refusal } from '../http/refusal.ts'
import { getHost, requireOwnHost } from '../http/requireLocalRequest.ts'
import {
  type AuthProxy,
  type AuthProxyParts,
  relayingRefusals,
  rulesOf,
} from './createAuthProxy.ts'
import { otpInit } from './otpInit.ts'
import { otpLoginOfDashboard } from './otpLogin.ts'
import { otpVerify } from './otpVerify.ts'
import type { ProxyContext } from './proxyContext.ts'
import { walletKitConfig } from './walletKitConfig.ts'

/** Where the dashboard logs in: the paths of the proxy behind it. */
export const DASHBOARD_LOGIN_PATH = '/dashboard/v1/'

const operations = {
  walletKitConfig: proxyEndpoints.walletKitConfig,
  otpInit: proxyEndpoints.otpInit,
  otpVerify: proxyEndpoints.otpVerify,
  otpLogin: proxyEndpoints.otpLogin,
  account: proxyEndpoints.account,
}

const atDashboard = (context: ProxyContext): ProxyContext => ({ ...context, door: DASHBOARD_DOOR })

const handlers: HandlersOf<typeof operations, ProxyContext> = {
  walletKitConfig,
  otpInit: (body, context) => otpInit(body, atDashboard(context)),
  otpVerify: (body, context) => otpVerify(body, atDashboard(context)),
  otpLogin: (body, context) => otpLoginOfDashboard(body, atDashboard(context)),
  // whoever it is: the login itself says whether they belong here
  account: async (_body, { config }) => ({ organizationId: config.organizationId }),
}

/** What the door answers by itself, without the proxy's key. A login by passkey takes no more: the passkey stamps it. */
const keyless: readonly string[] = ['walletKitConfig', 'account']

/**
 * The door of the service's own page: logs in people of the organization itself, such as its root user, by a code.
 *
 * Ours: all of it. It is a door of its own because a session of the organization itself must never come to be in the page of
 * an app: only a page of this very host gets through, whatever origins are allowed, and nobody signs up. Codes go to members
 * alone, and they and their tokens are good at this door alone. While the proxy is
 * off its key is gone, so no code can be sent; whoever has a passkey gets in all the same, to turn it on again.
 */
export function createDashboardProxy(parts: AuthProxyParts): AuthProxy {
  const bound = bindEndpoints(
    operations,
    (name) =>
      rulesOf(parts, name, (config, request) => {
        requireOwnPage(request, parts.issuer)
        const { isEnabled, rpId } = config
        const offersPasskeys = rpId !== null
        // whatever the apps offer, and whatever its owner has just turned off there
        return {
          ...config,
          enabledProviders: isEnabled ? ['email'] : [],
          offersPasskeys,
          isEnabled: isEnabled || (offersPasskeys && keyless.includes(name)),
        }
      }),
    handlers,
  )
  return {
    fetch: (request, info) =>
      answer(async () => {
        const { pathname } = new URL(request.url)
        const operation = bound.get(pathname.slice(DASHBOARD_LOGIN_PATH.indexOf('/v1/')))
        if (!operation) throw new Refusal('PATH_NOT_FOUND')
        return relayingRefusals(() => operation(request, info))
      }, parts.onError),
  }
}

/** The host alone is compared: in front of a service, TLS may end at a proxy. */
function requireOwnPage(request: Request, publicUrl: string): void {
  requireOwnHost(request, publicUrl)
  const origin = request.headers.get('origin') ?? ''
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const own = [getHost(request), new URL(publicUrl).host]
  if (site !== 'same-origin' || !URL.canParse(origin) || !own.includes(new URL(origin).host))
    throw new Refusal('ORIGIN_NOT_ALLOWED')
}
