import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import type { ActivityHandlersOf } from '../http/handler.ts'
import type { CallContext } from './requireCaller.ts'
import { createSubOrganization } from './submit/createSubOrganization.ts'
import { initOtp } from './submit/initOtp.ts'
import { otpLogin } from './submit/otpLogin.ts'
import { verifyOtp, verifyOtpV2 } from './submit/verifyOtp.ts'

/** What executes each activity. */
export const submitHandlers: ActivityHandlersOf<SubmitEndpoints, CallContext> = {
  initOtp,
  verifyOtp,
  verifyOtpV2,
  otpLogin,
  createSubOrganization,
}
