import { expect, test } from 'vitest'
import type { ActivityEndpoint } from '../../src/wire/activity.ts'
import { oauthProvider } from '../../src/wire/fields/user.ts'
import { walletKitConfig } from '../../src/wire/proxy/walletKitConfig.ts'
import { getOauthProviders } from '../../src/wire/query/getOauthProviders.ts'
import { lookupFilterType } from '../../src/wire/query/listSuborgs.ts'
import { createOauthProviders } from '../../src/wire/submit/createOauthProviders.ts'
import { deleteOauthProviders } from '../../src/wire/submit/deleteOauthProviders.ts'
import { oauth2Authenticate } from '../../src/wire/submit/oauth2Authenticate.ts'
import { oauthLogin } from '../../src/wire/submit/oauthLogin.ts'
import { fieldsOf } from '../support/schemaFields.ts'

const kinds = (schema: Parameters<typeof fieldsOf>[0]) =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema)).map(([name, { kind, required }]) => [
      name,
      `${kind}${required ? '!' : '?'}`,
    ]),
  )

type Row = readonly [
  endpoint: ActivityEndpoint,
  name: string,
  type: string,
  intent: string,
  result: string,
]

/** Typed by hand from the public wire. */
const activities: readonly Row[] = [
  [oauthLogin, 'oauth_login', 'OAUTH_LOGIN', 'oauthLoginIntent', 'oauthLoginResult'],
  [
    oauth2Authenticate,
    'oauth2_authenticate',
    'OAUTH2_AUTHENTICATE',
    'oauth2AuthenticateIntent',
    'oauth2AuthenticateResult',
  ],
  [
    createOauthProviders,
    'create_oauth_providers',
    'CREATE_OAUTH_PROVIDERS_V2',
    'createOauthProvidersIntentV2',
    'createOauthProvidersResultV2',
  ],
  [
    deleteOauthProviders,
    'delete_oauth_providers',
    'DELETE_OAUTH_PROVIDERS',
    'deleteOauthProvidersIntent',
    'deleteOauthProvidersResult',
  ],
]

test.each(activities)('%# has path, type and keys of the public wire', (...row) => {
  const [endpoint, name, type, intentKey, resultKey] = row
  expect(endpoint).toMatchObject({
    path: `/public/v1/submit/${name}`,
    type: `ACTIVITY_TYPE_${type}`,
    intentKey,
    resultKey,
  })
})

test('takes and gives the fields of the public wire', () => {
  expect(kinds(oauthLogin.parameters)).toEqual({
    oidcToken: 'string!',
    publicKey: 'string!',
    expirationSeconds: 'string?',
    invalidateExisting: 'boolean?',
    sessionProfileId: 'string?',
    subOrganizationId: 'string?',
  })
  expect(kinds(oauthLogin.result)).toEqual({ session: 'string!' })
  expect(kinds(oauth2Authenticate.result)).toEqual({ oidcToken: 'string!' })
  expect(kinds(createOauthProviders.parameters)).toEqual({
    userId: 'string!',
    oauthProviders: 'object[]!',
  })
  expect(kinds(createOauthProviders.result)).toEqual({ providerIds: 'string[]!' })
  expect(kinds(deleteOauthProviders.parameters)).toEqual({
    userId: 'string!',
    providerIds: 'string[]!',
  })
  expect(kinds(deleteOauthProviders.result)).toEqual({ providerIds: 'string[]!' })
  expect(getOauthProviders.path).toBe('/public/v1/query/get_oauth_providers')
  expect(kinds(getOauthProviders.request)).toEqual({
    organizationId: 'string!',
    userId: 'string?',
  })
  expect(kinds(getOauthProviders.response)).toEqual({ oauthProviders: 'object[]!' })
})

test('describes a social login as the public wire does', () => {
  expect(Object.keys(fieldsOf(oauthProvider))).toEqual([
    'providerId',
    'providerName',
    'issuer',
    'audience',
    'subject',
    'createdAt',
    'updatedAt',
  ])
})

test('finds accounts by one filter more than the specification: claims', () => {
  expect(lookupFilterType.options).toHaveLength(9)
  expect(lookupFilterType.options).toContain('OIDC_CLAIMS')
})

test('tells client ids and redirect address under the names of the public wire', () => {
  expect(kinds(walletKitConfig.response)).toMatchObject({
    oauthClientIds: 'object?',
    oauthRedirectUrl: 'string?',
  })
})
