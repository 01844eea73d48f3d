import { signupParameters } from './otpSteps.ts'

const publicKey = `02${'11'.repeat(32)}`
const targetPublicKey = `04${'11'.repeat(64)}`
const account = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
}
const sign = {
  signWith: 'x',
  encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
  hashFunction: 'HASH_FUNCTION_SHA256',
}
const oauth2Credential = {
  provider: 'OAUTH2_PROVIDER_X',
  clientId: 'x',
  encryptedClientSecret: 'x',
}
const onRampCredential = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'x',
  encryptedSecretApiKey: 'x',
}
const policy = { policyName: 'x', effect: 'EFFECT_ALLOW', notes: '' }
/** For each activity parameters of the right shape that name nothing there is. */
export const activityParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  initOtp: { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.example', appName: 'App' },
  verifyOtp: { otpId: 'x', otpCode: '1', publicKey },
  verifyOtpV2: { otpId: 'x', encryptedOtpBundle: '{}' },
  otpLogin: {
    verificationToken: 'x',
    publicKey,
    clientSignature: {
      publicKey,
      scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256',
      message: 'x',
      signature: 'x',
    },
  },
  createSubOrganization: signupParameters({ userEmail: 'a@b.example' }),
  oauthLogin: { oidcToken: 'x', publicKey },
  oauth2Authenticate: {
    provider: 'OAUTH2_PROVIDER_X',
    clientId: 'x',
    authCode: 'x',
    redirectUri: 'https://app.example/',
    codeVerifier: 'x',
    nonce: 'x',
  },
  createOauthProviders: { userId: 'x', oauthProviders: [{ providerName: 'X', oidcToken: 'x' }] },
  deleteOauthProviders: { userId: 'x', providerIds: ['x'] },
  stampLogin: { publicKey },
  createApiKeys: {
    apiKeys: [{ apiKeyName: 'x', publicKey, curveType: 'API_KEY_CURVE_P256' }],
  },
  deleteApiKeys: { apiKeyIds: ['x'] },
  updateUserEmail: { userEmail: '' },
  updateUserPhoneNumber: { userPhoneNumber: '' },
  createAuthenticators: {
    authenticators: [
      {
        authenticatorName: 'x',
        challenge: 'x',
        attestation: {
          credentialId: 'x',
          clientDataJson: 'x',
          attestationObject: 'x',
          transports: [],
        },
      },
    ],
  },
  deleteAuthenticators: { authenticatorIds: ['x'] },
  updateAuthenticatorName: { authenticatorId: 'x', authenticatorName: 'x' },
  createWallet: { walletName: 'x', accounts: [] },
  createWalletAccounts: { walletId: 'x', accounts: [account] },
  updateWallet: { walletId: 'x' },
  deleteWallets: { walletIds: ['x'] },
  deleteWalletAccounts: { walletAccountIds: ['x'] },
  signRawPayload: { ...sign, payload: '00' },
  signRawPayloads: { ...sign, payloads: ['00'] },
  sparkSignFrost: {
    signWith: 'x',
    signatures: [
      {
        derivation: { identity: {} },
        message: '11'.repeat(32),
        verifyingKey: publicKey,
        operatorCommitments: [{ id: '11'.repeat(32), hiding: publicKey, binding: publicKey }],
      },
    ],
  },
  createPrivateKeys: {
    privateKeys: [
      { privateKeyName: 'x', curve: 'CURVE_P256', privateKeyTags: [], addressFormats: [] },
    ],
  },
  deletePrivateKeys: { privateKeyIds: ['x'] },
  createPrivateKeyTag: { privateKeyTagName: 'x', privateKeyIds: [] },
  updatePrivateKeyTag: { privateKeyTagId: 'x', addPrivateKeyIds: [], removePrivateKeyIds: [] },
  deletePrivateKeyTags: { privateKeyTagIds: ['x'] },
  exportWallet: { walletId: 'x', targetPublicKey },
  exportWalletAccount: { address: 'x', targetPublicKey },
  exportPrivateKey: { privateKeyId: 'x', targetPublicKey },
  initImportWallet: {},
  importWallet: { walletName: 'x', encryptedBundle: '{}', accounts: [] },
  initImportPrivateKey: {},
  importPrivateKey: {
    privateKeyName: 'x',
    encryptedBundle: '{}',
    curve: 'CURVE_P256',
    addressFormats: [],
  },
  createUsers: {
    users: [{ userName: 'x', apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }],
  },
  updateUser: { userName: 'x' },
  updateUserName: { userName: 'x' },
  deleteUsers: { userIds: ['x'] },
  createUserTag: { userTagName: 'x', userIds: [] },
  updateUserTag: { userTagId: 'x', addUserIds: ['x'], removeUserIds: [] },
  deleteUserTags: { userTagIds: ['x'] },
  createInvitations: {
    invitations: [
      {
        receiverUserName: 'x',
        receiverUserEmail: 'a@b.example',
        receiverUserTags: [],
        accessType: 'ACCESS_TYPE_ALL',
        senderUserId: 'x',
      },
    ],
  },
  deleteInvitation: { invitationId: 'x' },
  createPolicy: policy,
  createPolicies: { policies: [policy] },
  updatePolicy: { policyId: 'x', policyNotes: '' },
  deletePolicy: { policyId: 'x' },
  deletePolicies: { policyIds: ['x'] },
  updateOrganizationName: { organizationName: 'x' },
  updateRootQuorum: { threshold: 1, userIds: ['x'] },
  createSmartContractInterface: {
    smartContractAddress: `0x${'11'.repeat(20)}`,
    smartContractInterface: '[]',
    type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
    label: 'x',
  },
  deleteSmartContractInterface: { smartContractInterfaceId: 'x' },
  signTransaction: {
    signWith: 'x',
    unsignedTransaction: '00',
    type: 'TRANSACTION_TYPE_ETHEREUM',
  },
  ethSendTransaction: { from: 'x', caip2: 'eip155:1', to: 'x' },
  ethSendTransactionV2: { from: 'x', caip2: 'eip155:1', calls: [{ to: 'x' }] },
  solSendTransaction: { signWith: 'x', caip2: 'solana:devnet', unsignedTransaction: '00' },
  solSendTransactionV2: { signWiths: ['x'], caip2: 'solana:devnet', unsignedTransaction: '00' },
  createWebhookEndpoint: { url: 'https://hooks.example/', name: 'x' },
  updateWebhookEndpoint: { endpointId: 'x' },
  deleteWebhookEndpoint: { endpointId: 'x' },
  replayWebhookDeliveries: { deliveryIds: ['x'] },
  setOrganizationFeature: { name: 'FEATURE_NAME_EMAIL_AUTH', value: '' },
  removeOrganizationFeature: { name: 'FEATURE_NAME_EMAIL_AUTH' },
  createOauth2Credential: oauth2Credential,
  updateOauth2Credential: { ...oauth2Credential, oauth2CredentialId: 'x' },
  deleteOauth2Credential: { oauth2CredentialId: 'x' },
  createFiatOnRampCredential: onRampCredential,
  updateFiatOnRampCredential: { ...onRampCredential, fiatOnrampCredentialId: 'x' },
  deleteFiatOnRampCredential: { fiatOnrampCredentialId: 'x' },
  createSessionProfile: { sessionProfileName: 'x', scope: 'true' },
}
