import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { ProxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import type { HandlersOf } from '../http/handler.ts'
import { account } from './account.ts'
import { oauth2Authenticate } from './oauth2Authenticate.ts'
import { oauthLogin } from './oauthLogin.ts'
import { otpInit, otpInitV2 } from './otpInit.ts'
import { otpLogin } from './otpLogin.ts'
import { otpVerify, otpVerifyV2 } from './otpVerify.ts'
import type { ProxyContext } from './proxyContext.ts'
import { signup } from './signup.ts'
import { walletKitClientParams } from './walletKitClientParams.ts'
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

/** The same for the later operations. Where only the form of a signature differs, one handler serves both. */
export const handlersV2: HandlersOf<ProxyEndpointsV2, ProxyContext> = {
  otpInitV2,
  otpVerifyV2,
  otpLoginV2: (body, context) => otpLogin(body, context),
  signupV2: (body, context) => signup(body, context),
  walletKitClientParams,
}
