import { decodeJwt } from 'jose'
import { createSoftAuthenticator } from '../../support/softAuthenticator.ts'
import { apiKeyParams, newRawKey } from '../support/compatStage.ts'
import { makeApiKeyId, makePasskey } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

export const credentialSubmits: SubmitRows = {
  create_api_keys: ({ client, body, userId }) =>
    client.createApiKeys(
      body('ACTIVITY_TYPE_CREATE_API_KEYS_V2', {
        userId,
        apiKeys: [apiKeyParams(newRawKey().publicKey)],
      }),
    ),
  delete_api_keys: async (account) => {
    const { userId } = account
    const parameters = { userId, apiKeyIds: [await makeApiKeyId(account)] }
    return account.client.deleteApiKeys(account.body('ACTIVITY_TYPE_DELETE_API_KEYS', parameters))
  },
  create_authenticators: async ({ client, body, userId }) => {
    const authenticators = [await (await createSoftAuthenticator()).register()]
    const type = 'ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2'
    return client.createAuthenticators(body(type, { userId, authenticators }))
  },
  delete_authenticators: async (account) => {
    const { authenticatorId } = await makePasskey(account)
    const parameters = { userId: account.userId, authenticatorIds: [authenticatorId] }
    const type = 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS'
    return account.client.deleteAuthenticators(account.body(type, parameters))
  },
  create_oauth_providers: async ({ client, body, userId, key }, { idToken }) => {
    const oidcToken = await idToken(key.publicKey, userId)
    const oauthProviders = [{ providerName: 'Google', oidcToken }]
    const type = 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2'
    return client.createOauthProviders(body(type, { userId, oauthProviders }))
  },
  delete_oauth_providers: async ({ client, body, userId, key }, { idToken }) => {
    const oidcToken = await idToken(key.publicKey, userId)
    const oauthProviders = [{ providerName: 'Google', oidcToken }]
    const { activity } = await client.createOauthProviders(
      body('ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2', { userId, oauthProviders }),
    )
    const providerIds = activity.result.createOauthProvidersResultV2?.providerIds ?? []
    const type = 'ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS'
    return client.deleteOauthProviders(body(type, { userId, providerIds }))
  },
}

export const credentialQueries: QueryRows = {
  get_api_keys: async (account) => {
    const apiKeyId = await makeApiKeyId(account)
    const { organizationId, userId } = account
    const { apiKeys } = await account.client.getApiKeys({ organizationId, userId })
    return [apiKeys.map((key) => key.apiKeyId).includes(apiKeyId), true]
  },
  get_authenticators: async (account) => {
    const { authenticatorId, passkey } = await makePasskey(account)
    const { organizationId, userId } = account
    const { authenticators } = await account.client.getAuthenticators({ organizationId, userId })
    return [
      authenticators.map((one) => [one.authenticatorId, one.credentialId]),
      [[authenticatorId, passkey.credentialId]],
    ]
  },
  get_oauth_providers: async ({ client, body, organizationId, userId, key }, { idToken }) => {
    const oidcToken = await idToken(key.publicKey, userId)
    const oauthProviders = [{ providerName: 'Google', oidcToken }]
    const type = 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2'
    await client.createOauthProviders(body(type, { userId, oauthProviders }))
    const answer = await client.getOauthProviders({ organizationId, userId })
    return [answer.oauthProviders.map(({ subject }) => subject), [decodeJwt(oidcToken).sub]]
  },
}
