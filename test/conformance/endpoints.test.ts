import { describe, expect, test } from 'vitest'
import { activityEnvelope, activityRecord, activityReply } from '../../src/wire/activityRecord.ts'
import type { Schema } from '../../src/wire/endpoint.ts'
import { apiKeyParams } from '../../src/wire/fields/apiKey.ts'
import { authenticatorParams } from '../../src/wire/fields/authenticator.ts'
import { oauthProviderParams } from '../../src/wire/fields/oauthProvider.ts'
import { paginationOptions } from '../../src/wire/fields/pagination.ts'
import { timestamp } from '../../src/wire/fields/timestamp.ts'
import { headers } from '../../src/wire/headers.ts'
import { proxyEndpoints } from '../../src/wire/proxyEndpoints.ts'
import { listSuborgs } from '../../src/wire/query/listSuborgs.ts'
import { initOtp } from '../../src/wire/submit/initOtp.ts'
import { fieldsOf } from '../support/schemaFields.ts'

/**
 * Typed by hand from the specification. A field is its kind; `!` says that the specification requires it, `?` that it
 * is optional there, neither that the specification does not say.
 */
type Fields = Readonly<Record<string, string>>

function expectFields(schema: Schema, expected: Fields): void {
  const actual = fieldsOf(schema)
  for (const [name, text] of Object.entries(expected)) {
    const field = actual[name]
    expect(field?.kind, name).toBe(text.replace(/[!?]$/, ''))
    if (text.endsWith('!')) expect(field?.required, `${name} is required`).toBe(true)
    if (text.endsWith('?')) expect(field?.required, `${name} is required`).toBe(false)
  }
}

/** A request that holds exactly the fields of the specification must not lack one of ours. */
function expectNothingMore(schema: Schema, expected: Fields): void {
  const ours = Object.entries(fieldsOf(schema)).filter(([name]) => !(name in expected))
  expect(ours.filter(([, field]) => field.required).map(([name]) => name)).toEqual([])
}

type Row = readonly [path: string, request: Fields, response: Fields]

const proxy: Readonly<Record<keyof typeof proxyEndpoints, Row>> = {
  signup: [
    '/v1/signup',
    {
      userName: 'string',
      organizationName: 'string',
      userEmail: 'string',
      apiKeys: 'object[]',
      authenticators: 'object[]',
      oauthProviders: 'object[]',
      wallet: 'object?',
    },
    { organizationId: 'string!' },
  ],
  otpInit: ['/v1/otp_init', { otpType: 'string', contact: 'string' }, { otpId: 'string!' }],
  otpVerify: [
    '/v1/otp_verify',
    { otpId: 'string', otpCode: 'string', public_key: 'string' },
    { verificationToken: 'string!' },
  ],
  otpLogin: [
    '/v1/otp_login',
    { verificationToken: 'string', publicKey: 'string', client_signature: 'string' },
    { session: 'string!' },
  ],
  oauth2Authenticate: [
    '/v1/oauth2_authenticate',
    {
      provider: 'string',
      authCode: 'string',
      redirectUri: 'string',
      codeVerifier: 'string',
      nonce: 'string',
      clientId: 'string',
    },
    { oidcToken: 'string!' },
  ],
  oauthLogin: [
    '/v1/oauth_login',
    { oidcToken: 'string', publicKey: 'string', invalidateExisting: 'boolean' },
    { session: 'string!' },
  ],
  account: [
    '/v1/account',
    { filterType: 'string', filterValue: 'string' },
    { organizationId: 'string' },
  ],
  walletKitConfig: [
    '/v1/wallet_kit_config',
    {},
    {
      enabledProviders: 'string[]',
      sessionExpirationSeconds: 'string',
      organizationId: 'string',
    },
  ],
}

describe('the authentication proxy', () => {
  test('has the eight operations of the specification and no other', () => {
    expect(Object.keys(proxyEndpoints).sort()).toEqual(Object.keys(proxy).sort())
  })

  for (const [name, endpoint] of Object.entries(proxyEndpoints)) {
    const row = Object.entries(proxy).find(([key]) => key === name)?.[1]
    test(`speaks ${endpoint.path} as the specification does`, () => {
      const [path, request, response] = row ?? ['', {}, {}]
      expect(endpoint.path).toBe(path)
      expectFields(endpoint.request, request)
      expectNothingMore(endpoint.request, request)
      expectFields(endpoint.response, response)
      expectNothingMore(endpoint.response, response)
    })
  }

  test('names its configuration by the header of the specification', () => {
    expect(headers.authProxyConfigId).toBe('X-Auth-Proxy-Config-Id')
  })
})

describe('the activity API', () => {
  test('takes a stamp in one of two headers', () => {
    expect(headers.stamp).toBe('X-Stamp')
    expect(headers.webauthnStamp).toBe('X-Stamp-WebAuthn')
  })

  test('wraps every activity in the same envelope', () => {
    const envelope = {
      type: 'string!',
      timestampMs: 'string!',
      organizationId: 'string!',
      parameters: 'object!',
      generateAppProofs: 'boolean?',
    }
    expectFields(activityEnvelope, envelope)
    expect(Object.keys(fieldsOf(activityEnvelope)).sort()).toEqual(Object.keys(envelope).sort())
  })

  test('answers every activity with a record', () => {
    const record = {
      id: 'string!',
      organizationId: 'string!',
      status: 'string!',
      type: 'string!',
      intent: 'object!',
      result: 'object!',
      votes: 'object[]!',
      fingerprint: 'string!',
      canApprove: 'boolean!',
      canReject: 'boolean!',
    }
    expectFields(activityReply, { activity: 'object!' })
    expectFields(activityRecord, record)
    expectNothingMore(activityRecord, { ...record, createdAt: '', updatedAt: '' })
  })

  test('reads the times of a record as text and as seconds and nanos', () => {
    const times = { createdAt: 'object | string!', updatedAt: 'object | string!' }
    expectFields(activityRecord, times)
    expectFields(timestamp, { seconds: 'string!', nanos: 'string!' })
  })

  test('speaks init_otp as the specification does', () => {
    expect(initOtp).toMatchObject({
      path: '/public/v1/submit/init_otp',
      type: 'ACTIVITY_TYPE_INIT_OTP_V3',
      intentKey: 'initOtpIntentV3',
      resultKey: 'initOtpResultV2',
    })
    const parameters = {
      otpType: 'string',
      contact: 'string',
      appName: 'string',
      otpLength: 'number',
      emailCustomization: 'object',
      smsCustomization: 'object',
      userIdentifier: 'string',
      sendFromEmailAddress: 'string',
      alphanumeric: 'boolean',
      sendFromEmailSenderName: 'string',
      expirationSeconds: 'string',
      replyToEmailAddress: 'string',
    }
    expectFields(initOtp.parameters, parameters)
    expectNothingMore(initOtp.parameters, parameters)
    expectFields(initOtp.result, { otpId: 'string', otpEncryptionTargetBundle: 'string' })
  })

  test('speaks list_suborgs as the specification does', () => {
    expect(listSuborgs.path).toBe('/public/v1/query/list_suborgs')
    const request = {
      organizationId: 'string!',
      filterType: 'string?',
      filterValue: 'string?',
      paginationOptions: 'object?',
    }
    expectFields(listSuborgs.request, request)
    expectNothingMore(listSuborgs.request, request)
    expectFields(listSuborgs.response, { organizationIds: 'string[]' })
    expectFields(paginationOptions, { limit: 'string?', before: 'string?', after: 'string?' })
  })
})

describe('the parts of a user', () => {
  test('an API key has the fields of the specification', () => {
    const key = {
      apiKeyName: 'string!',
      publicKey: 'string!',
      curveType: 'string!',
      expirationSeconds: 'string?',
    }
    expectFields(apiKeyParams, key)
    expectNothingMore(apiKeyParams, key)
  })

  test('a passkey has the fields of the specification', () => {
    expectFields(authenticatorParams, {
      authenticatorName: 'string!',
      challenge: 'string!',
      attestation: 'object!',
    })
    expectFields(authenticatorParams.entries.attestation, {
      credentialId: 'string!',
      clientDataJson: 'string!',
      attestationObject: 'string!',
      transports: 'string[]!',
    })
  })

  test('a social login has the fields of the specification', () => {
    expectFields(oauthProviderParams, {
      providerName: 'string!',
      oidcToken: 'string?',
      oidcClaims: 'object?',
    })
    expectFields(oauthProviderParams.entries.oidcClaims.wrapped, {
      iss: 'string!',
      sub: 'string!',
      aud: 'string!',
    })
  })
})
