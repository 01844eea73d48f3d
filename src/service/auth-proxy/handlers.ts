import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { HandlersOf } from '../http/handler.ts'
import { account } from './account.ts'
import { oauth2Authenticate } from './oauth2Authenticate.ts'
import { oauthLogin } from './oauthLogin.ts'
import { otpInit } from './otpInit.ts'
import { otpLogin } from './otpLogin.ts'
import { otpVerify } from './otpVerify.ts'
import type { ProxyContext } from './proxyContext.ts'
import { signup } from './signup.ts'
import { walletKitConfig } from './walletKitConfig.ts'

/** A handler for each operation of the proxy: one that is missing does not compile. */
export const handlers: HandlersOf<ProxyEndpoints, ProxyContext> = {
  signup,
  otpInit,
  otpVerify,
  otpLogin,
  oauth2Authenticate,
  oauthLogin,
  account,
  walletKitConfig,
}
