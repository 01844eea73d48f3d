import { createSubOrganization } from './submit/createSubOrganization.ts'
import { initOtp } from './submit/initOtp.ts'
import { otpLogin } from './submit/otpLogin.ts'
import { verifyOtp, verifyOtpV2 } from './submit/verifyOtp.ts'

/** The activities of the public API. Spec: Submit endpoints. */
export const submitEndpoints = {
  initOtp,
  verifyOtp,
  verifyOtpV2,
  otpLogin,
  createSubOrganization,
} as const

/** The table of activities as a type, from which clients and handlers are made. */
export type SubmitEndpoints = typeof submitEndpoints
