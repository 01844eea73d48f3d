import type { Endpoint } from '../../../src/wire/endpoint.ts'
import { queryEndpoints } from '../../../src/wire/queryEndpoints.ts'
import { createSoftAuthenticator } from '../softAuthenticator.ts'
import type { CallTable } from './everyCall.ts'
import { type Ground, groundOf } from './preparing.ts'
import { clientIdOf } from './settingCalls.ts'
import { privateKeyOf, sendIdOf, walletOf } from './walletCalls.ts'

type Members = Readonly<Record<string, string>>

/** Asks as somebody, once there is something to ask about. */
function asking(
  name: keyof typeof queryEndpoints,
  about: (ground: Ground) => Promise<Members> | Members,
  by: 'owner' | 'person' = 'person',
): CallTable[string] {
  return async (stage) => {
    const someone = by === 'person' ? await stage.person() : stage.root
    const { key, organizationId } = someone
    const endpoint: Endpoint = queryEndpoints[name]
    const body = { organizationId, ...(await about(groundOf(stage, someone))) }
    return ({ queries }) => queries.query(key, endpoint, body)
  }
}

const nothing = () => ({})

const someActivity = async ({ stage, someone: { key, organizationId }, made }: Ground) => {
  await made('createUserTag', { userTagName: 'Finance', userIds: [] })
  const { listActivities } = queryEndpoints
  const all = await stage.clean.queries.query(key, listActivities, { organizationId })
  return { activityId: all.activities[0]?.id ?? '' }
}

const someApiKey = async ({ stage, someone: { key, organizationId } }: Ground) => {
  const all = await stage.clean.queries.query(key, queryEndpoints.getApiKeys, { organizationId })
  return { apiKeyId: all.apiKeys[0]?.apiKeyId ?? '' }
}

const someBootProof = async ({ stage, someone: { key, organizationId } }: Ground) => {
  const body = { organizationId, appName: 'signer' }
  const { bootProof } = await stage.clean.queries.query(
    key,
    queryEndpoints.getLatestBootProof,
    body,
  )
  return { ephemeralKey: bootProof.ephemeralPublicKeyHex }
}

const someAuthenticator = async ({ someone: { userId }, made }: Ground) => {
  const authenticators = [await (await createSoftAuthenticator()).register()]
  const { authenticatorIds } = await made('createAuthenticators', { userId, authenticators })
  return { authenticatorId: authenticatorIds[0] ?? '' }
}

const policy = { policyName: 'Free', effect: 'EFFECT_ALLOW', notes: '' } as const
const contract = {
  smartContractAddress: `0x${'12'.repeat(20)}`,
  smartContractInterface: '[{"type":"error","name":"Wrong","inputs":[]}]',
  type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
  label: 'Token',
} as const
const profile = { sessionProfileName: 'Tills', scope: 'true' }

/** Every query that a login does not ask, ready to be asked. */
export const furtherQueries: CallTable = {
  listWallets: asking('listWallets', nothing),
  listWalletAccounts: asking('listWalletAccounts', nothing),
  listPrivateKeys: asking('listPrivateKeys', nothing),
  listPrivateKeyTags: asking('listPrivateKeyTags', nothing),
  listPolicies: asking('listPolicies', nothing),
  listSmartContractInterfaces: asking('listSmartContractInterfaces', nothing),
  listWebhookEndpoints: asking('listWebhookEndpoints', nothing),
  listWebhookDeliveries: asking('listWebhookDeliveries', nothing),
  listFiatOnRampCredentials: asking('listFiatOnRampCredentials', nothing),
  listOauth2Credentials: asking('listOauth2Credentials', nothing),
  getOrganizationConfigs: asking('getOrganizationConfigs', nothing),
  getSessionProfiles: asking('getSessionProfiles', nothing, 'owner'),
  getAuthProxyConfig: asking('getAuthProxyConfig', nothing, 'owner'),
  getLatestBootProof: asking('getLatestBootProof', async (ground) => {
    await someBootProof(ground) // the first question makes the key
    return { appName: 'signer' }
  }),
  getBootProof: asking('getBootProof', someBootProof),
  listAppProofs: asking('listAppProofs', someActivity),
  getPolicyEvaluations: asking('getPolicyEvaluations', someActivity),
  getApiKey: asking('getApiKey', someApiKey),
  getAuthenticator: asking('getAuthenticator', someAuthenticator),
  getWallet: asking('getWallet', async (ground) => ({
    walletId: (await walletOf(ground)).walletId,
  })),
  getWalletAccount: asking('getWalletAccount', walletOf),
  getPrivateKey: asking('getPrivateKey', async (ground) => ({
    privateKeyId: await privateKeyOf(ground),
  })),
  getPolicy: asking('getPolicy', ({ made }) => made('createPolicy', policy)),
  getSmartContractInterface: asking('getSmartContractInterface', ({ made }) =>
    made('createSmartContractInterface', contract),
  ),
  getNonces: asking('getNonces', async (ground) => ({
    address: (await walletOf(ground)).address,
    caip2: 'eip155:1',
  })),
  getSendTransactionStatus: asking('getSendTransactionStatus', async (ground) => ({
    sendTransactionStatusId: await sendIdOf(ground),
  })),
  getOauth2Credential: asking(
    'getOauth2Credential',
    async (ground) => ({ oauth2CredentialId: await clientIdOf(ground) }),
    'owner',
  ),
  getSessionProfile: asking(
    'getSessionProfile',
    ({ made }) => made('createSessionProfile', profile),
    'owner',
  ),
}
