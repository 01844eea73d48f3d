import * as v from 'valibot'
import { bytesFromUtf8, utf8FromBytes } from '../../../lib/utf8.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'

type SecretMembers = { readonly intent: readonly string[]; readonly result: readonly string[] }

/**
 * Members of intents and results that let somebody in. They are kept sealed, together with the signed body, and opened
 * for the submitter's own submit answers only; every other reader of the record gets it without them. `a.b.c` is a member `c` further down.
 */
export const secretMembers: Readonly<Record<keyof SubmitEndpoints, SecretMembers>> = {
  initOtp: { intent: [], result: [] },
  verifyOtp: { intent: ['otpCode'], result: ['verificationToken'] },
  verifyOtpV2: { intent: ['encryptedOtpBundle'], result: ['verificationToken'] },
  otpLogin: { intent: ['verificationToken', 'clientSignature'], result: ['session'] },
  createSubOrganization: {
    intent: ['verificationToken', 'clientSignature', 'rootUsers.oauthProviders.oidcToken'],
    result: [],
  },
  oauth2Authenticate: { intent: ['authCode', 'codeVerifier'], result: ['oidcToken'] },
  oauthLogin: { intent: ['oidcToken'], result: ['session'] },
  createOauthProviders: { intent: ['oauthProviders.oidcToken'], result: [] },
  deleteOauthProviders: { intent: [], result: [] },
  stampLogin: { intent: [], result: ['session'] },
  createAuthenticators: { intent: [], result: [] },
  deleteAuthenticators: { intent: [], result: [] },
  updateAuthenticatorName: { intent: [], result: [] },
  createApiKeys: { intent: [], result: [] },
  deleteApiKeys: { intent: [], result: [] },
  updateUserEmail: { intent: ['verificationToken'], result: [] },
  updateUserPhoneNumber: { intent: ['verificationToken'], result: [] },
  createWallet: { intent: [], result: [] },
  createWalletAccounts: { intent: [], result: [] },
  updateWallet: { intent: [], result: [] },
  deleteWallets: { intent: [], result: [] },
  deleteWalletAccounts: { intent: [], result: [] },
  signRawPayload: { intent: [], result: [] },
  signRawPayloads: { intent: [], result: [] },
  sparkSignFrost: { intent: [], result: [] },
  createPrivateKeys: { intent: [], result: [] },
  deletePrivateKeys: { intent: [], result: [] },
  createPrivateKeyTag: { intent: [], result: [] },
  updatePrivateKeyTag: { intent: [], result: [] },
  deletePrivateKeyTags: { intent: [], result: [] },
  exportWallet: { intent: [], result: [] },
  exportWalletAccount: { intent: [], result: [] },
  exportPrivateKey: { intent: [], result: [] },
  initImportWallet: { intent: [], result: [] },
  importWallet: { intent: ['encryptedBundle'], result: [] },
  initImportPrivateKey: { intent: [], result: [] },
  importPrivateKey: { intent: ['encryptedBundle'], result: [] },
  createUsers: { intent: ['users.oauthProviders.oidcToken'], result: [] },
  updateUser: { intent: [], result: [] },
  updateUserName: { intent: [], result: [] },
  deleteUsers: { intent: [], result: [] },
  createUserTag: { intent: [], result: [] },
  updateUserTag: { intent: [], result: [] },
  deleteUserTags: { intent: [], result: [] },
  createInvitations: { intent: [], result: [] },
  deleteInvitation: { intent: [], result: [] },
  createPolicy: { intent: [], result: [] },
  createPolicies: { intent: [], result: [] },
  updatePolicy: { intent: [], result: [] },
  deletePolicy: { intent: [], result: [] },
  deletePolicies: { intent: [], result: [] },
  updateOrganizationName: { intent: [], result: [] },
  updateRootQuorum: { intent: [], result: [] },
  approveActivity: { intent: [], result: [] },
  rejectActivity: { intent: [], result: [] },
  createSmartContractInterface: { intent: [], result: [] },
  deleteSmartContractInterface: { intent: [], result: [] },
  signTransaction: { intent: [], result: [] },
  ethSendTransaction: { intent: [], result: [] },
  ethSendTransactionV2: { intent: [], result: [] },
  solSendTransaction: { intent: [], result: [] },
  solSendTransactionV2: { intent: [], result: [] },
  setOrganizationFeature: { intent: [], result: [] },
  removeOrganizationFeature: { intent: [], result: [] },
  createWebhookEndpoint: { intent: [], result: [] },
  updateWebhookEndpoint: { intent: [], result: [] },
  deleteWebhookEndpoint: { intent: [], result: [] },
  replayWebhookDeliveries: { intent: [], result: [] },
  enableAuthProxy: { intent: [], result: [] },
  disableAuthProxy: { intent: [], result: [] },
  updateAuthProxyConfig: { intent: [], result: [] },
  createOauth2Credential: { intent: ['encryptedClientSecret'], result: [] },
  updateOauth2Credential: { intent: ['encryptedClientSecret'], result: [] },
  deleteOauth2Credential: { intent: [], result: [] },
  createFiatOnRampCredential: {
    intent: ['encryptedSecretApiKey', 'encryptedPrivateApiKey'],
    result: [],
  },
  updateFiatOnRampCredential: {
    intent: ['encryptedSecretApiKey', 'encryptedPrivateApiKey'],
    result: [],
  },
  deleteFiatOnRampCredential: { intent: [], result: [] },
  createSessionProfile: { intent: [], result: [] },
  deleteSubOrganization: { intent: [], result: [] },
}

const members = v.record(v.string(), v.unknown())
const secretsShape = v.object({ intent: members, result: members, message: v.string() })

/** What a row keeps sealed. */
export type ActivitySecrets = v.InferOutput<typeof secretsShape>

export function sealSecrets(
  parts: Pick<ServiceParts, 'sealer'>,
  activity: Pick<ActivityRow, 'id' | 'organizationId'>,
  secrets: ActivitySecrets,
): Promise<string> {
  return parts.sealer.seal(bytesFromUtf8(JSON.stringify(secrets)), activitySealContext(activity))
}

/** Null when the activity has no secrets. */
export async function openSecrets(
  parts: Pick<ServiceParts, 'sealer'>,
  row: ActivityRow,
): Promise<ActivitySecrets | null> {
  const sealed = row.result[SEALED_MEMBER]
  if (typeof sealed !== 'string') return null
  const text = utf8FromBytes(await parts.sealer.open(sealed, activitySealContext(row)))
  return v.parse(secretsShape, JSON.parse(text ?? ''))
}

/** Where a row keeps the sealed text: beside the result key, and never answered. */
export const SEALED_MEMBER = 'sealed'

export function activitySealContext(activity: Pick<ActivityRow, 'id' | 'organizationId'>): string {
  return `activity\n${activity.organizationId}\n${activity.id}`
}
