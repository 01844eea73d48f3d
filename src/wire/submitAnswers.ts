import * as v from 'valibot'
import { bundleAnswers } from './bundleAnswers.ts'
import { chainAnswers } from './chainAnswers.ts'
import { walletResult } from './fields/walletResult.ts'
import { loginAnswers } from './loginAnswers.ts'
import { organizationAnswers } from './organizationAnswers.ts'
import { policyAnswers } from './policyAnswers.ts'
import { sessionAnswers } from './sessionAnswers.ts'
import { settingAnswers } from './settingAnswers.ts'
import { walletAnswers } from './walletAnswers.ts'
import { webhookAnswers } from './webhookAnswers.ts'

/**
 * Where the activities of the public API are, what they are called, and what they answer: the client's half of the table.
 *
 * Spec: Submit endpoints. Apart from what they take, as with the auth proxy.
 */
export const submitAnswers = {
  ...loginAnswers,
  ...walletAnswers,
  ...bundleAnswers,
  ...sessionAnswers,
  ...organizationAnswers,
  ...policyAnswers,
  ...chainAnswers,
  ...webhookAnswers,
  ...settingAnswers,
  initOtp: {
    path: '/public/v1/submit/init_otp',
    type: 'ACTIVITY_TYPE_INIT_OTP_V3',
    resultKey: 'initOtpResultV2',
    result: v.object({ otpId: v.string(), otpEncryptionTargetBundle: v.string() }),
  },
  verifyOtp: {
    path: '/public/v1/submit/verify_otp',
    type: 'ACTIVITY_TYPE_VERIFY_OTP',
    resultKey: 'verifyOtpResult',
    result: v.object({ verificationToken: v.string() }),
  },
  verifyOtpV2: {
    path: '/public/v1/submit/verify_otp',
    type: 'ACTIVITY_TYPE_VERIFY_OTP_V2',
    resultKey: 'verifyOtpResult',
    result: v.object({ verificationToken: v.string() }),
  },
  otpLogin: {
    path: '/public/v1/submit/otp_login',
    type: 'ACTIVITY_TYPE_OTP_LOGIN_V2',
    resultKey: 'otpLoginResult',
    result: v.object({ session: v.string() }),
  },
  createSubOrganization: {
    path: '/public/v1/submit/create_sub_organization',
    type: 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8',
    resultKey: 'createSubOrganizationResultV8',
    result: v.object({
      subOrganizationId: v.string(),
      wallet: v.optional(walletResult),
      rootUserIds: v.optional(v.array(v.string())),
    }),
  },
  oauth2Authenticate: {
    path: '/public/v1/submit/oauth2_authenticate',
    type: 'ACTIVITY_TYPE_OAUTH2_AUTHENTICATE',
    resultKey: 'oauth2AuthenticateResult',
    result: v.object({ oidcToken: v.string() }),
  },
  oauthLogin: {
    path: '/public/v1/submit/oauth_login',
    type: 'ACTIVITY_TYPE_OAUTH_LOGIN',
    resultKey: 'oauthLoginResult',
    result: v.object({ session: v.string() }),
  },
  createOauthProviders: {
    path: '/public/v1/submit/create_oauth_providers',
    type: 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2',
    resultKey: 'createOauthProvidersResultV2',
    result: v.object({ providerIds: v.array(v.string()) }),
  },
  deleteOauthProviders: {
    path: '/public/v1/submit/delete_oauth_providers',
    type: 'ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS',
    resultKey: 'deleteOauthProvidersResult',
    result: v.object({ providerIds: v.array(v.string()) }),
  },
  deleteAuthenticators: {
    path: '/public/v1/submit/delete_authenticators',
    type: 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS',
    resultKey: 'deleteAuthenticatorsResult',
    result: v.object({ authenticatorIds: v.array(v.string()) }),
  },
  createApiKeys: {
    path: '/public/v1/submit/create_api_keys',
    type: 'ACTIVITY_TYPE_CREATE_API_KEYS_V2',
    resultKey: 'createApiKeysResult',
    result: v.object({ apiKeyIds: v.array(v.string()) }),
  },
  updateUserEmail: {
    path: '/public/v1/submit/update_user_email',
    type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL',
    resultKey: 'updateUserEmailResult',
    result: v.object({ userId: v.string() }),
  },
  updateUserPhoneNumber: {
    path: '/public/v1/submit/update_user_phone_number',
    type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER',
    resultKey: 'updateUserPhoneNumberResult',
    result: v.object({ userId: v.string() }),
  },
} as const
