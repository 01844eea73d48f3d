import { sealForService } from '../../../src/crypto/quorum/sealForService.ts'
import type { CallTable } from './everyCall.ts'
import { byOwner, byPerson, type Ground } from './preparing.ts'

const feature = { name: 'FEATURE_NAME_EMAIL_AUTH', value: '' } as const
const onRamp = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'pk',
  encryptedSecretApiKey: 'secret',
} as const
const endpoint = {
  url: 'http://localhost:9/hook',
  name: 'Hook',
  subscriptions: [{ eventType: 'ACTIVITY_UPDATES' as const }],
}

async function clientOf({ stage }: Ground) {
  const encryptedClientSecret = await sealForService('top-secret', stage.encryptionKeyHex)
  return { provider: 'OAUTH2_PROVIDER_X' as const, clientId: 'other', encryptedClientSecret }
}

/** A client of a provider, as the owner keeps it. */
export async function clientIdOf(ground: Ground) {
  const made = await ground.made('createOauth2Credential', await clientOf(ground))
  return made.oauth2CredentialId
}

async function onRampIdOf({ made }: Ground) {
  return (await made('createFiatOnRampCredential', onRamp)).fiatOnRampCredentialId
}

async function endpointIdOf({ made }: Ground) {
  return (await made('createWebhookEndpoint', endpoint)).endpointId
}

/** Every activity that sets an organization up, ready to be submitted. */
export const settingCalls: CallTable = {
  setOrganizationFeature: byPerson('setOrganizationFeature', () => feature),
  removeOrganizationFeature: byPerson('removeOrganizationFeature', async ({ made }) => {
    await made('setOrganizationFeature', feature)
    return { name: feature.name }
  }),
  createWebhookEndpoint: byPerson('createWebhookEndpoint', () => endpoint),
  updateWebhookEndpoint: byPerson('updateWebhookEndpoint', async (ground) => ({
    endpointId: await endpointIdOf(ground),
    name: 'Another',
  })),
  deleteWebhookEndpoint: byPerson('deleteWebhookEndpoint', async (ground) => ({
    endpointId: await endpointIdOf(ground),
  })),
  replayWebhookDeliveries: byPerson('replayWebhookDeliveries', async (ground) => {
    await endpointIdOf(ground)
    return { deliveryIds: [await ground.stage.buryDelivery(ground.someone.organizationId)] }
  }),
  createFiatOnRampCredential: byPerson('createFiatOnRampCredential', () => onRamp),
  updateFiatOnRampCredential: byPerson('updateFiatOnRampCredential', async (ground) => ({
    ...onRamp,
    fiatOnrampCredentialId: await onRampIdOf(ground),
  })),
  deleteFiatOnRampCredential: byPerson('deleteFiatOnRampCredential', async (ground) => ({
    fiatOnrampCredentialId: await onRampIdOf(ground),
  })),
  createOauth2Credential: byOwner('createOauth2Credential', clientOf),
  updateOauth2Credential: byOwner('updateOauth2Credential', async (ground) => ({
    ...(await clientOf(ground)),
    oauth2CredentialId: await clientIdOf(ground),
  })),
  deleteOauth2Credential: byOwner('deleteOauth2Credential', async (ground) => ({
    oauth2CredentialId: await clientIdOf(ground),
  })),
  createSessionProfile: byOwner('createSessionProfile', () => ({
    sessionProfileName: 'Tills',
    scope: "activity.action == 'SIGN'",
  })),
  updateAuthProxyConfig: byOwner('updateAuthProxyConfig', () => ({ otpLength: 6 })),
  updateOrganizationName: byPerson('updateOrganizationName', () => ({
    organizationName: 'Fieldnotes',
  })),
  deleteSubOrganization: byPerson('deleteSubOrganization', () => ({})),
  // these two last, and in this order: afterwards the proxy is there for others
  disableAuthProxy: byOwner('disableAuthProxy', async ({ made }) => {
    await made('enableAuthProxy', {})
    return {}
  }),
  enableAuthProxy: byOwner('enableAuthProxy', async ({ made }) => {
    await made('disableAuthProxy', {})
    return {}
  }),
}
