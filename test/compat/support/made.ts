import { createSoftAuthenticator } from '../../support/softAuthenticator.ts'
import { type Account, apiKeyParams, newRawKey, userParams } from './compatStage.ts'

/** What a row needs to be there before; everything is made with the published client. */

export const ethereumAccount = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
} as const

export const solanaAccount = {
  curve: 'CURVE_ED25519',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/501'/0'/0'",
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
} as const

export const sparkAccount = {
  ...ethereumAccount,
  addressFormat: 'ADDRESS_FORMAT_SPARK_MAINNET',
} as const

export async function makeWallet({ client, body }: Account) {
  const { activity } = await client.createWallet(
    body('ACTIVITY_TYPE_CREATE_WALLET', { walletName: 'Main', accounts: [ethereumAccount] }),
  )
  const made = activity.result.createWalletResult
  return { walletId: made?.walletId ?? '', address: made?.addresses[0] ?? '' }
}

export async function makeWalletAccountId(account: Account) {
  const { walletId } = await makeWallet(account)
  const { organizationId } = account
  const { accounts } = await account.client.getWalletAccounts({ organizationId, walletId })
  return accounts[0]?.walletAccountId ?? ''
}

export async function makePrivateKeyId({ client, body }: Account) {
  const one = {
    privateKeyName: 'Treasury',
    curve: 'CURVE_SECP256K1' as const,
    privateKeyTags: [],
    addressFormats: ['ADDRESS_FORMAT_ETHEREUM' as const],
  }
  const { activity } = await client.createPrivateKeys(
    body('ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2', { privateKeys: [one] }),
  )
  return activity.result.createPrivateKeysResultV2?.privateKeys[0]?.privateKeyId ?? ''
}

export async function makePrivateKeyTagId({ client, body }: Account) {
  const { activity } = await client.createPrivateKeyTag(
    body('ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG', { privateKeyTagName: 'Cold', privateKeyIds: [] }),
  )
  return activity.result.createPrivateKeyTagResult?.privateKeyTagId ?? ''
}

export async function makeUserId({ client, body }: Account) {
  const { activity } = await client.createUsers(
    body('ACTIVITY_TYPE_CREATE_USERS_V4', { users: [userParams('Nora')] }),
  )
  return activity.result.createUsersResult?.userIds[0] ?? ''
}

export async function makeUserTagId({ client, body, userId }: Account) {
  const { activity } = await client.createUserTag(
    body('ACTIVITY_TYPE_CREATE_USER_TAG', { userTagName: 'Finance', userIds: [userId] }),
  )
  return activity.result.createUserTagResult?.userTagId ?? ''
}

export function invitationParams(senderUserId: string, receiverUserEmail: string) {
  return {
    receiverUserName: 'Nora',
    receiverUserEmail,
    receiverUserTags: [],
    accessType: 'ACCESS_TYPE_WEB' as const,
    senderUserId,
  }
}

export async function makeApiKeyId({ client, body, userId }: Account) {
  const apiKeys = [apiKeyParams(newRawKey().publicKey)]
  const { activity } = await client.createApiKeys(
    body('ACTIVITY_TYPE_CREATE_API_KEYS_V2', { userId, apiKeys }),
  )
  return activity.result.createApiKeysResult?.apiKeyIds[0] ?? ''
}

/** A passkey, and what the service calls it. */
export async function makePasskey({ client, body, userId }: Account) {
  const passkey = await createSoftAuthenticator()
  const authenticators = [await passkey.register()]
  const { activity } = await client.createAuthenticators(
    body('ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2', { userId, authenticators }),
  )
  const ids = activity.result.createAuthenticatorsResult?.authenticatorIds
  return { passkey, authenticatorId: ids?.[0] ?? '' }
}
