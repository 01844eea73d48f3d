import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import { authProxySettings } from '../../src/wire/fields/authProxySettings.ts'
import { fiatOnRampCredential } from '../../src/wire/fields/fiatOnRampCredential.ts'
import { oauth2Credential } from '../../src/wire/fields/oauth2Credential.ts'
import { oauth2Provider } from '../../src/wire/fields/oauth2Provider.ts'
import { onRampProvider } from '../../src/wire/fields/onRampProvider.ts'
import { sessionProfile } from '../../src/wire/fields/sessionProfile.ts'
import { getApiKey } from '../../src/wire/query/getApiKey.ts'
import { getAuthenticator } from '../../src/wire/query/getAuthenticator.ts'
import { getAuthProxyConfig } from '../../src/wire/query/getAuthProxyConfig.ts'
import { getOauth2Credential } from '../../src/wire/query/getOauth2Credential.ts'
import { getSessionProfile } from '../../src/wire/query/getSessionProfile.ts'
import { getSessionProfiles } from '../../src/wire/query/getSessionProfiles.ts'
import { listFiatOnRampCredentials } from '../../src/wire/query/listFiatOnRampCredentials.ts'
import { listOauth2Credentials } from '../../src/wire/query/listOauth2Credentials.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

const settings: Fields = {
  allowedOrigins: 'string[]?',
  allowedAuthMethods: 'string[]?',
  sendFromEmailAddress: 'string?',
  sendFromEmailSenderName: 'string?',
  replyToEmailAddress: 'string?',
  emailCustomizationParams: 'object?',
  smsCustomizationParams: 'object?',
  walletKitSettings: 'object?',
  otpExpirationSeconds: 'number?',
  verificationTokenExpirationSeconds: 'number?',
  sessionExpirationSeconds: 'number?',
  otpAlphanumeric: 'boolean?',
  otpLength: 'number?',
  verificationTokenRequiredForGetAccountPii: 'boolean?',
  rpId: 'string?',
  requireFreshQueries: 'boolean?',
  userVerification: 'string?',
}
const client = { provider: 'string!', clientId: 'string!', encryptedClientSecret: 'string!' }
const onRamp = {
  onrampProvider: 'string!',
  projectId: 'string?',
  publishableApiKey: 'string!',
  encryptedSecretApiKey: 'string!',
  encryptedPrivateApiKey: 'string?',
}

type Row = readonly [name: string, stem: keyof typeof submitEndpoints, takes: Fields, gives: Fields]

/** Typed by hand from the public wire. The paths of the auth proxy's own, and its `rpId`, are ours. */
const activities: readonly Row[] = [
  ['enable_auth_proxy', 'enableAuthProxy', {}, { userId: 'string!' }],
  ['disable_auth_proxy', 'disableAuthProxy', {}, {}],
  ['update_auth_proxy_config', 'updateAuthProxyConfig', settings, { configId: 'string!' }],
  ['create_oauth2_credential', 'createOauth2Credential', client, { oauth2CredentialId: 'string!' }],
  [
    'update_oauth2_credential',
    'updateOauth2Credential',
    { oauth2CredentialId: 'string!', ...client },
    { oauth2CredentialId: 'string!' },
  ],
  [
    'delete_oauth2_credential',
    'deleteOauth2Credential',
    { oauth2CredentialId: 'string!' },
    { oauth2CredentialId: 'string!' },
  ],
  [
    'create_fiat_on_ramp_credential',
    'createFiatOnRampCredential',
    { ...onRamp, sandboxMode: 'boolean?' },
    { fiatOnRampCredentialId: 'string!' },
  ],
  [
    'update_fiat_on_ramp_credential',
    'updateFiatOnRampCredential',
    { fiatOnrampCredentialId: 'string!', ...onRamp },
    { fiatOnRampCredentialId: 'string!' },
  ],
  [
    'delete_fiat_on_ramp_credential',
    'deleteFiatOnRampCredential',
    { fiatOnrampCredentialId: 'string!' },
    { fiatOnRampCredentialId: 'string!' },
  ],
  [
    'create_session_profile',
    'createSessionProfile',
    {
      sessionProfileName: 'string!',
      scope: 'string!',
      expirationSeconds: 'string?',
      notes: 'string?',
    },
    { sessionProfileId: 'string!' },
  ],
  [
    'delete_sub_organization',
    'deleteSubOrganization',
    { deleteWithoutExport: 'boolean?' },
    { subOrganizationUuid: 'string!' },
  ],
]

function activityRow([name, stem, parameters, result]: Row): ActivityRow {
  return {
    endpoint: submitEndpoints[stem],
    name,
    type: `ACTIVITY_TYPE_${name.toUpperCase()}`,
    keys: [`${stem}Intent`, `${stem}Result`],
    parameters,
    result,
  }
}

describe('the activities that set an organization up', () => {
  test.each(activities.map(activityRow))('speak $name as the public wire does', expectActivity)

  test('know the providers of the public wire', () => {
    expect(oauth2Provider.options).toEqual(['OAUTH2_PROVIDER_X', 'OAUTH2_PROVIDER_DISCORD'])
    expect(onRampProvider.options).toEqual([
      'FIAT_ON_RAMP_PROVIDER_COINBASE',
      'FIAT_ON_RAMP_PROVIDER_MOONPAY',
    ])
  })
})

const times = { createdAt: 'object!', updatedAt: 'object!' }
const own = { organizationId: 'string!' }

type QueryRow = readonly [name: string, endpoint: Endpoint, request: Fields, response: Fields]

const queries: readonly QueryRow[] = [
  ['get_api_key', getApiKey, { ...own, apiKeyId: 'string!' }, { apiKey: 'object!' }],
  [
    'get_authenticator',
    getAuthenticator,
    { ...own, authenticatorId: 'string!' },
    { authenticator: 'object!' },
  ],
  [
    'list_fiat_on_ramp_credentials',
    listFiatOnRampCredentials,
    own,
    { fiatOnRampCredentials: 'object[]!' },
  ],
  [
    'get_oauth2_credential',
    getOauth2Credential,
    { ...own, oauth2CredentialId: 'string!' },
    { oauth2Credential: 'object!' },
  ],
  ['list_oauth2_credentials', listOauth2Credentials, own, { oauth2Credentials: 'object[]!' }],
  [
    'get_session_profile',
    getSessionProfile,
    { ...own, sessionProfileId: 'string!' },
    { sessionProfile: 'object!' },
  ],
  ['get_session_profiles', getSessionProfiles, own, { sessionProfiles: 'object[]!' }],
  ['get_auth_proxy_config', getAuthProxyConfig, own, { authProxyConfig: 'object!' }],
]

describe('the queries on how an organization is set up', () => {
  test.each(queries)('speak %s as the public wire does', (name, endpoint, request, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual(request)
    expect(kindsOf(endpoint.response)).toEqual(response)
  })

  test('answer credentials with the fields of the public wire', () => {
    expect(kindsOf(oauth2Credential)).toEqual({
      oauth2CredentialId: 'string!',
      ...own,
      ...client,
      ...times,
    })
    expect(kindsOf(fiatOnRampCredential)).toEqual({
      fiatOnrampCredentialId: 'string!',
      ...own,
      ...onRamp,
      sandboxMode: 'boolean!',
      ...times,
    })
  })

  test('answer a session profile with the fields of the public wire', () => {
    expect(kindsOf(sessionProfile)).toEqual({
      sessionProfileId: 'string!',
      sessionProfileName: 'string!',
      scope: 'string!',
      expirationSeconds: 'string?',
      notes: 'string?',
      ...times,
    })
  })

  test('answer the settings of the auth proxy as they are set', () => {
    const { authProxyConfig } = getAuthProxyConfig.response.entries
    expect(kindsOf(authProxyConfig)).toEqual({
      configId: 'string!',
      ...own,
      enabled: 'boolean!',
      ...settings,
      ...times,
    })
    expect(Object.keys(authProxySettings)).toEqual(Object.keys(settings))
  })
})
