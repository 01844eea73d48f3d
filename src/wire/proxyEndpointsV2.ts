import { otpInitV2 } from './proxy/otpInitV2.ts'
import { otpLoginV2 } from './proxy/otpLoginV2.ts'
import { otpVerifyV2 } from './proxy/otpVerifyV2.ts'
import { signupV2 } from './proxy/signupV2.ts'
import { walletKitClientParams } from './proxy/walletKitClientParams.ts'

/**
 * The operations of the auth proxy that the spec does not have and the newer published clients use.
 *
 * Ours: a table of their own, so that the eight of the spec stay the contract. What is not here is the same in every
 * generation.
 */
export const proxyEndpointsV2 = {
  otpInitV2,
  otpVerifyV2,
  otpLoginV2,
  signupV2,
  walletKitClientParams,
} as const

/** The later table of the proxy as a type. */
export type ProxyEndpointsV2 = typeof proxyEndpointsV2
