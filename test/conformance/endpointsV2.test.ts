import { expect, test } from 'vitest'
import { oauthProviderParams } from '../../src/wire/fields/oauthProvider.ts'
import { proxyEndpoints } from '../../src/wire/proxyEndpoints.ts'
import { proxyEndpointsV2 } from '../../src/wire/proxyEndpointsV2.ts'
import { fieldsOf, kindsOf } from '../support/schemaFields.ts'

/** Typed by hand from what the published clients send and read. A field is its kind; `!` says that it is always there. */
type Fields = Readonly<Record<string, string>>
type Row = readonly [path: string, request: Fields, response: Fields]

const operations: Readonly<Record<keyof typeof proxyEndpointsV2, Row>> = {
  otpInitV2: [
    '/v1/otp_init_v2',
    {
      otpType: 'string!',
      contact: 'string!',
      emailCustomization: 'object?',
      browserToken: 'string?',
    },
    { otpId: 'string!', otpEncryptionTargetBundle: 'string!' },
  ],
  otpVerifyV2: [
    '/v1/otp_verify_v2',
    { otpId: 'string!', encryptedOtpBundle: 'string!' },
    { verificationToken: 'string!', browserToken: 'string?' },
  ],
  otpLoginV2: [
    '/v1/otp_login_v2',
    {
      verificationToken: 'string!',
      publicKey: 'string!',
      clientSignature: 'object!',
      organizationId: 'string?',
      invalidateExisting: 'boolean?',
    },
    { session: 'string!' },
  ],
  signupV2: [
    '/v1/signup_v2',
    {
      userEmail: 'string?',
      userPhoneNumber: 'string?',
      userName: 'string?',
      organizationName: 'string?',
      verificationToken: 'string?',
      apiKeys: 'object[]?',
      authenticators: 'object[]?',
      oauthProviders: 'object[]?',
      clientSignature: 'object?',
      wallet: 'object?',
    },
    {
      organizationId: 'string!',
      userId: 'string?',
      wallet: 'object?',
      appProofs: 'object[]?',
    },
  ],
  walletKitClientParams: ['/v1/wallet_kit_client_params', {}, { turnstileSiteKey: 'string?' }],
}

test.each(Object.entries(operations))('speaks %s as the published clients do', (name, row) => {
  const endpoint = Object.entries(proxyEndpointsV2).find(([key]) => key === name)?.[1]
  if (!endpoint) throw new Error('there is no such operation')
  const [path, request, response] = row
  expect(endpoint.path).toBe(path)
  expect(kindsOf(endpoint.request)).toEqual(request)
  expect(kindsOf(endpoint.response)).toEqual(response)
})

test('leaves the operations of the specification alone', () => {
  const paths = Object.values(proxyEndpoints).map(({ path }) => path)
  expect(Object.values(proxyEndpointsV2).filter(({ path }) => paths.includes(path))).toEqual([])
  expect(Object.keys(fieldsOf(proxyEndpoints.otpInit.response))).toEqual(['otpId'])
})

test('takes the claims of a social login beside a token', () => {
  expect(kindsOf(oauthProviderParams.entries.oidcClaims.wrapped)).toEqual({
    iss: 'string!',
    sub: 'string!',
    aud: 'string!',
  })
})
