import * as v from 'valibot'

const oauth2CredentialId = v.object({ oauth2CredentialId: v.string() })
const fiatOnRampCredentialId = v.object({ fiatOnRampCredentialId: v.string() })

/**
 * The activities that set an organization up: the auth proxy, credentials for other services, session profiles, and the
 * end of a sub-organization. Part of `submitAnswers`.
 *
 * Spec: Submit endpoints; What the service does › A, dashboard configuration.
 */
export const settingAnswers = {
  enableAuthProxy: {
    path: '/public/v1/submit/enable_auth_proxy',
    type: 'ACTIVITY_TYPE_ENABLE_AUTH_PROXY',
    resultKey: 'enableAuthProxyResult',
    result: v.object({ userId: v.string() }),
  },
  disableAuthProxy: {
    path: '/public/v1/submit/disable_auth_proxy',
    type: 'ACTIVITY_TYPE_DISABLE_AUTH_PROXY',
    resultKey: 'disableAuthProxyResult',
    result: v.object({}),
  },
  updateAuthProxyConfig: {
    path: '/public/v1/submit/update_auth_proxy_config',
    type: 'ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG',
    resultKey: 'updateAuthProxyConfigResult',
    result: v.object({ configId: v.string() }),
  },
  createOauth2Credential: {
    path: '/public/v1/submit/create_oauth2_credential',
    type: 'ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL',
    resultKey: 'createOauth2CredentialResult',
    result: oauth2CredentialId,
  },
  updateOauth2Credential: {
    path: '/public/v1/submit/update_oauth2_credential',
    type: 'ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL',
    resultKey: 'updateOauth2CredentialResult',
    result: oauth2CredentialId,
  },
  deleteOauth2Credential: {
    path: '/public/v1/submit/delete_oauth2_credential',
    type: 'ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL',
    resultKey: 'deleteOauth2CredentialResult',
    result: oauth2CredentialId,
  },
  createFiatOnRampCredential: {
    path: '/public/v1/submit/create_fiat_on_ramp_credential',
    type: 'ACTIVITY_TYPE_CREATE_FIAT_ON_RAMP_CREDENTIAL',
    resultKey: 'createFiatOnRampCredentialResult',
    result: fiatOnRampCredentialId,
  },
  updateFiatOnRampCredential: {
    path: '/public/v1/submit/update_fiat_on_ramp_credential',
    type: 'ACTIVITY_TYPE_UPDATE_FIAT_ON_RAMP_CREDENTIAL',
    resultKey: 'updateFiatOnRampCredentialResult',
    result: fiatOnRampCredentialId,
  },
  deleteFiatOnRampCredential: {
    path: '/public/v1/submit/delete_fiat_on_ramp_credential',
    type: 'ACTIVITY_TYPE_DELETE_FIAT_ON_RAMP_CREDENTIAL',
    resultKey: 'deleteFiatOnRampCredentialResult',
    result: fiatOnRampCredentialId,
  },
  createSessionProfile: {
    path: '/public/v1/submit/create_session_profile',
    type: 'ACTIVITY_TYPE_CREATE_SESSION_PROFILE',
    resultKey: 'createSessionProfileResult',
    result: v.object({ sessionProfileId: v.string() }),
  },
  deleteSubOrganization: {
    path: '/public/v1/submit/delete_sub_organization',
    type: 'ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION',
    resultKey: 'deleteSubOrganizationResult',
    result: v.object({ subOrganizationUuid: v.string() }),
  },
} as const
