import { createApiKeys } from './submit/createApiKeys.ts'
import { createAuthenticators } from './submit/createAuthenticators.ts'
import { createOauthProviders } from './submit/createOauthProviders.ts'
import { createSubOrganization } from './submit/createSubOrganization.ts'
import { deleteApiKeys } from './submit/deleteApiKeys.ts'
import { deleteAuthenticators } from './submit/deleteAuthenticators.ts'
import { deleteOauthProviders } from './submit/deleteOauthProviders.ts'
import { initOtp } from './submit/initOtp.ts'
import { oauth2Authenticate } from './submit/oauth2Authenticate.ts'
import { oauthLogin } from './submit/oauthLogin.ts'
import { otpLogin } from './submit/otpLogin.ts'
import { stampLogin } from './submit/stampLogin.ts'
import { updateAuthenticatorName } from './submit/updateAuthenticatorName.ts'
import { updateUserEmail } from './submit/updateUserEmail.ts'
import { updateUserPhoneNumber } from './submit/updateUserPhoneNumber.ts'
import { verifyOtp, verifyOtpV2 } from './submit/verifyOtp.ts'

/** The activities of the public API. Spec: Submit endpoints. */
export const submitEndpoints = {
  initOtp,
  verifyOtp,
  verifyOtpV2,
  otpLogin,
  createSubOrganization,
  oauth2Authenticate,
  oauthLogin,
  createOauthProviders,
  deleteOauthProviders,
  stampLogin,
  createAuthenticators,
  deleteAuthenticators,
  updateAuthenticatorName,
  createApiKeys,
  deleteApiKeys,
  updateUserEmail,
  updateUserPhoneNumber,
} as const

/** The table of activities as a type, from which clients and handlers are made. */
export type SubmitEndpoints = typeof submitEndpoints
