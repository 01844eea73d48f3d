import { account } from './proxy/account.ts'
import { oauth2Authenticate } from './proxy/oauth2Authenticate.ts'
import { oauthLogin } from './proxy/oauthLogin.ts'
import { otpInit } from './proxy/otpInit.ts'
import { otpLogin } from './proxy/otpLogin.ts'
import { otpVerify } from './proxy/otpVerify.ts'
import { signup } from './proxy/signup.ts'
import { walletKitConfig } from './proxy/walletKitConfig.ts'

/** The eight operations of the authentication proxy. Spec: Authentication proxy endpoints (A). */
export const proxyEndpoints = {
  signup,
  otpInit,
  otpVerify,
  otpLogin,
  oauth2Authenticate,
  oauthLogin,
  account,
  walletKitConfig,
} as const

/** The table of the proxy as a type, from which clients and handlers are made. */
export type ProxyEndpoints = typeof proxyEndpoints
