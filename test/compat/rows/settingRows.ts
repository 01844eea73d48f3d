import { sealForService } from '../../../src/crypto/quorum/sealForService.ts'
import type { Account, CompatStage } from '../support/compatStage.ts'
import { makeApiKeyId, makePasskey } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

const feature = {
  name: 'FEATURE_NAME_WEBHOOK',
  value: 'https://hooks.example/latchkit',
} as const

const webhook = {
  url: 'https://hooks.example/latchkit',
  name: 'Ledger',
  subscriptions: [{ eventType: 'ACTIVITY_UPDATES', isActive: true }],
}

const onRamp = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY' as const,
  publishableApiKey: 'pk_test_1',
  encryptedSecretApiKey: 'sealed-secret',
}

const profile = { sessionProfileName: 'Read only', scope: "activity.action == 'SIGN'" }

async function makeEndpointId({ client, body }: Account) {
  const { activity } = await client.createWebhookEndpoint(
    body('ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT', webhook),
  )
  return activity.result.createWebhookEndpointResult?.endpointId ?? ''
}

async function makeOnRampId({ client, body }: Account) {
  const { activity } = await client.createFiatOnRampCredential(
    body('ACTIVITY_TYPE_CREATE_FIAT_ON_RAMP_CREDENTIAL', onRamp),
  )
  return activity.result.createFiatOnRampCredentialResult?.fiatOnRampCredentialId ?? ''
}

const X_CLIENT = 'x-client'

/** A client of a provider, its secret as the service alone can read it. */
async function oauth2Params({ encryptionKeyHex }: CompatStage) {
  return {
    provider: 'OAUTH2_PROVIDER_X' as const,
    clientId: X_CLIENT,
    encryptedClientSecret: await sealForService('top-secret', encryptionKeyHex),
  }
}

/** Kept by the parent: its people are known by its clients. */
export async function makeOauth2Id(stage: CompatStage) {
  const { client, body } = stage.parent
  const { activity } = await client.createOauth2Credential(
    body('ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL', await oauth2Params(stage)),
  )
  return activity.result.createOauth2CredentialResult?.oauth2CredentialId ?? ''
}

async function makeProfileId({ parent: { client, body } }: CompatStage) {
  const { activity } = await client.createSessionProfile(
    body('ACTIVITY_TYPE_CREATE_SESSION_PROFILE', profile),
  )
  return activity.result.createSessionProfileResult?.sessionProfileId ?? ''
}

export const settingSubmits: SubmitRows = {
  set_organization_feature: (_account, { parent: { client, body } }) =>
    client.setOrganizationFeature(body('ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE', feature)),
  remove_organization_feature: async (_account, { parent: { client, body } }) => {
    await client.setOrganizationFeature(body('ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE', feature))
    const { name } = feature
    return client.removeOrganizationFeature(
      body('ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE', { name }),
    )
  },
  create_webhook_endpoint: ({ client, body }) =>
    client.createWebhookEndpoint(body('ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT', webhook)),
  update_webhook_endpoint: async (account) => {
    const parameters = { endpointId: await makeEndpointId(account), name: 'Books' }
    const type = 'ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT'
    return account.client.updateWebhookEndpoint(account.body(type, parameters))
  },
  delete_webhook_endpoint: async (account) => {
    const parameters = { endpointId: await makeEndpointId(account) }
    const type = 'ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT'
    return account.client.deleteWebhookEndpoint(account.body(type, parameters))
  },
  create_fiat_on_ramp_credential: ({ client, body }) =>
    client.createFiatOnRampCredential(body('ACTIVITY_TYPE_CREATE_FIAT_ON_RAMP_CREDENTIAL', onRamp)),
  update_fiat_on_ramp_credential: async (account) => {
    const fiatOnrampCredentialId = await makeOnRampId(account)
    const parameters = { fiatOnrampCredentialId, ...onRamp, publishableApiKey: 'pk_test_2' }
    const type = 'ACTIVITY_TYPE_UPDATE_FIAT_ON_RAMP_CREDENTIAL'
    return account.client.updateFiatOnRampCredential(account.body(type, parameters))
  },
  delete_fiat_on_ramp_credential: async (account) => {
    const fiatOnrampCredentialId = await makeOnRampId(account)
    const type = 'ACTIVITY_TYPE_DELETE_FIAT_ON_RAMP_CREDENTIAL'
    return account.client.deleteFiatOnRampCredential(account.body(type, { fiatOnrampCredentialId }))
  },
  create_oauth2_credential: async (_account, stage) =>
    stage.parent.client.createOauth2Credential(
      stage.parent.body('ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL', await oauth2Params(stage)),
    ),
  update_oauth2_credential: async (_account, stage) => {
    const oauth2CredentialId = await makeOauth2Id(stage)
    const parameters = { oauth2CredentialId, ...(await oauth2Params(stage)) }
    const type = 'ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL'
    return stage.parent.client.updateOauth2Credential(stage.parent.body(type, parameters))
  },
  delete_oauth2_credential: async (_account, stage) => {
    const oauth2CredentialId = await makeOauth2Id(stage)
    const type = 'ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL'
    return stage.parent.client.deleteOauth2Credential(
      stage.parent.body(type, { oauth2CredentialId }),
    )
  },
  create_session_profile: (_account, { parent: { client, body } }) =>
    client.createSessionProfile(body('ACTIVITY_TYPE_CREATE_SESSION_PROFILE', profile)),
  delete_sub_organization: ({ client, body }) =>
    client.deleteSubOrganization(
      body('ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION', { deleteWithoutExport: true }),
    ),
  update_organization_name: ({ client, body }) =>
    client.updateOrganizationName(
      body('ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME', { organizationName: 'Fieldnotes' }),
    ),
}

export const settingQueries: QueryRows = {
  get_organization_configs: async ({ client, organizationId, userId }) => {
    const { configs } = await client.getOrganizationConfigs({ organizationId })
    return [configs.quorum, { threshold: 1, userIds: [userId] }]
  },
  list_webhook_endpoints: async (account) => {
    const endpointId = await makeEndpointId(account)
    const { organizationId } = account
    const { webhookEndpoints } = await account.client.listWebhookEndpoints({ organizationId })
    return [webhookEndpoints.map((one) => one.endpointId), [endpointId]]
  },
  list_fiat_on_ramp_credentials: async (account) => {
    const id = await makeOnRampId(account)
    const { organizationId } = account
    const answer = await account.client.listFiatOnRampCredentials({ organizationId })
    return [answer.fiatOnRampCredentials.map((one) => one.fiatOnrampCredentialId), [id]]
  },
  list_oauth2_credentials: async (_account, stage) => {
    const id = await makeOauth2Id(stage)
    const { client, organizationId } = stage.parent
    const { oauth2Credentials } = await client.listOauth2Credentials({ organizationId })
    return [oauth2Credentials.some((one) => one.oauth2CredentialId === id), true]
  },
  get_oauth2_credential: async (_account, stage) => {
    const oauth2CredentialId = await makeOauth2Id(stage)
    const { client, organizationId } = stage.parent
    const answer = await client.getOauth2Credential({ organizationId, oauth2CredentialId })
    return [answer.oauth2Credential.clientId, X_CLIENT]
  },
  get_session_profile: async (_account, stage) => {
    const sessionProfileId = await makeProfileId(stage)
    const { client, organizationId } = stage.parent
    const answer = await client.getSessionProfile({ organizationId, sessionProfileId })
    return [answer.sessionProfile.sessionProfileName, profile.sessionProfileName]
  },
  get_session_profiles: async (_account, stage) => {
    const id = await makeProfileId(stage)
    const { client, organizationId } = stage.parent
    const { sessionProfiles } = await client.getSessionProfiles({ organizationId })
    return [sessionProfiles.some((one) => one.sessionProfileId === id), true]
  },
  get_api_key: async (account) => {
    const apiKeyId = await makeApiKeyId(account)
    const { organizationId } = account
    const { apiKey } = await account.client.getApiKey({ organizationId, apiKeyId })
    return [apiKey.apiKeyId, apiKeyId]
  },
  get_authenticator: async (account) => {
    const { authenticatorId, passkey } = await makePasskey(account)
    const { organizationId } = account
    const answer = await account.client.getAuthenticator({ organizationId, authenticatorId })
    return [answer.authenticator.credentialId, passkey.credentialId]
  },
}
