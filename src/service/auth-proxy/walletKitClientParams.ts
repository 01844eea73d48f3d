import type { proxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import type { Handler } from '../http/handler.ts'
import type { ProxyContext } from './proxyContext.ts'

/** Ours: this service asks for no captcha, so there is no site key. */
export const walletKitClientParams: Handler<
  typeof proxyEndpointsV2.walletKitClientParams,
  ProxyContext
> = async () => ({})
