import * as v from 'valibot'

/** What an organization can switch on. Spec: Submit endpoints › set_organization_feature (values from the public wire). */
export const featureName = v.picklist([
  'FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY',
  'FEATURE_NAME_WEBAUTHN_ORIGINS',
  'FEATURE_NAME_EMAIL_AUTH',
  'FEATURE_NAME_EMAIL_RECOVERY',
  'FEATURE_NAME_WEBHOOK',
  'FEATURE_NAME_SMS_AUTH',
  'FEATURE_NAME_OTP_EMAIL_AUTH',
  'FEATURE_NAME_AUTH_PROXY',
  'FEATURE_NAME_SOLANA_RENT_PREFUND_ENABLED',
  'FEATURE_NAME_SWAP_CONFIG',
  'FEATURE_NAME_EARN_CONFIG',
])

export type FeatureName = v.InferOutput<typeof featureName>

/** A feature as it is answered. */
export const organizationFeature = v.object({ name: v.string(), value: v.string() })
