import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import { authenticator } from '../../src/wire/fields/authenticator.ts'
import { apiKey, credentialType } from '../../src/wire/fields/user.ts'
import { getApiKeys } from '../../src/wire/query/getApiKeys.ts'
import { getAuthenticators } from '../../src/wire/query/getAuthenticators.ts'
import { createApiKeys } from '../../src/wire/submit/createApiKeys.ts'
import { createAuthenticators } from '../../src/wire/submit/createAuthenticators.ts'
import { deleteApiKeys } from '../../src/wire/submit/deleteApiKeys.ts'
import { deleteAuthenticators } from '../../src/wire/submit/deleteAuthenticators.ts'
import { stampLogin } from '../../src/wire/submit/stampLogin.ts'
import { updateAuthenticatorName } from '../../src/wire/submit/updateAuthenticatorName.ts'
import { updateUserEmail } from '../../src/wire/submit/updateUserEmail.ts'
import { updateUserPhoneNumber } from '../../src/wire/submit/updateUserPhoneNumber.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

/** Typed by hand from the public wire; the last is ours. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: stampLogin,
    name: 'stamp_login',
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    keys: ['stampLoginIntent', 'stampLoginResult'],
    parameters: {
      publicKey: 'string!',
      expirationSeconds: 'string?',
      invalidateExisting: 'boolean?',
      sessionProfileId: 'string?',
    },
    result: { session: 'string!' },
  },
  {
    endpoint: createAuthenticators,
    name: 'create_authenticators',
    type: 'ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2',
    keys: ['createAuthenticatorsIntentV2', 'createAuthenticatorsResult'],
    parameters: { userId: 'string!', authenticators: 'object[]!' },
    result: { authenticatorIds: 'string[]!' },
  },
  {
    endpoint: deleteAuthenticators,
    name: 'delete_authenticators',
    type: 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS',
    keys: ['deleteAuthenticatorsIntent', 'deleteAuthenticatorsResult'],
    parameters: { userId: 'string!', authenticatorIds: 'string[]!' },
    result: { authenticatorIds: 'string[]!' },
  },
  {
    endpoint: createApiKeys,
    name: 'create_api_keys',
    type: 'ACTIVITY_TYPE_CREATE_API_KEYS_V2',
    keys: ['createApiKeysIntentV2', 'createApiKeysResult'],
    parameters: { userId: 'string!', apiKeys: 'object[]!' },
    result: { apiKeyIds: 'string[]!' },
  },
  {
    endpoint: updateUserEmail,
    name: 'update_user_email',
    type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL',
    keys: ['updateUserEmailIntent', 'updateUserEmailResult'],
    parameters: { userId: 'string!', userEmail: 'string!', verificationToken: 'string?' },
    result: { userId: 'string!' },
  },
  {
    endpoint: updateUserPhoneNumber,
    name: 'update_user_phone_number',
    type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER',
    keys: ['updateUserPhoneNumberIntent', 'updateUserPhoneNumberResult'],
    parameters: { userId: 'string!', userPhoneNumber: 'string!', verificationToken: 'string?' },
    result: { userId: 'string!' },
  },
  {
    endpoint: deleteApiKeys,
    name: 'delete_api_keys',
    type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
    keys: ['deleteApiKeysIntent', 'deleteApiKeysResult'],
    parameters: { userId: 'string!', apiKeyIds: 'string[]!' },
    result: { apiKeyIds: 'string[]!' },
  },
  {
    endpoint: updateAuthenticatorName,
    name: 'update_authenticator_name',
    type: 'ACTIVITY_TYPE_UPDATE_AUTHENTICATOR_NAME',
    keys: ['updateAuthenticatorNameIntent', 'updateAuthenticatorNameResult'],
    parameters: { userId: 'string!', authenticatorId: 'string!', authenticatorName: 'string!' },
    result: { authenticatorId: 'string!' },
  },
]

describe('the activities of passkeys and sessions', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)
})

type QueryRow = readonly [name: string, endpoint: Endpoint, request: Fields, response: Fields]

const queries: readonly QueryRow[] = [
  [
    'get_authenticators',
    getAuthenticators,
    { organizationId: 'string!', userId: 'string!' },
    { authenticators: 'object[]!' },
  ],
  [
    'get_api_keys',
    getApiKeys,
    { organizationId: 'string!', userId: 'string?' },
    { apiKeys: 'object[]!' },
  ],
]

describe('the queries of passkeys and sessions', () => {
  test.each(queries)('speak %s as the public wire does', (name, endpoint, request, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual(request)
    expect(kindsOf(endpoint.response)).toEqual(response)
  })
})

describe('what queries answer', () => {
  test('is a passkey with the fields of the public wire', () => {
    expect(kindsOf(authenticator)).toEqual({
      transports: 'string[]!',
      attestationType: 'string!',
      aaguid: 'string!',
      credentialId: 'string!',
      model: 'string!',
      credential: 'object!',
      authenticatorId: 'string!',
      authenticatorName: 'string!',
      createdAt: 'object!',
      updatedAt: 'object!',
    })
    const { publicKey, type } = kindsOf(authenticator.entries.credential)
    expect([publicKey, type]).toEqual(['string!', 'string!'])
    expect(credentialType.options).toContain('CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')
  })

  test('is a key with the fields of the public wire', () => {
    expect(kindsOf(apiKey)).toEqual({
      credential: 'object!',
      apiKeyId: 'string!',
      apiKeyName: 'string!',
      createdAt: 'object!',
      updatedAt: 'object!',
      expirationSeconds: 'string?',
      // ours
      lastUsedAt: 'object?',
    })
  })
})
