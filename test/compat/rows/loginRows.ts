import { sealOtpBundle } from '../../../src/crypto/hpke/otpBundle.ts'
import { readTargetBundle } from '../../../src/crypto/hpke/targetBundle.ts'
import { nonceOf } from '../../support/nonceOf.ts'
import {
  type CompatStage,
  newRawKey,
  type RawKey,
  REDIRECT_URI,
  signText,
  subOrganizationParams,
} from '../support/compatStage.ts'
import type { SubmitRows } from './compatRow.ts'
import { makeOauth2Id } from './settingRows.ts'

/** A code, encrypted to the service with the key that it will speak for. */
async function sealCode(stage: CompatStage, contact: string, { publicKey }: RawKey) {
  const { otpId, otpCode, bundle } = await stage.sendCode(contact)
  const target = await readTargetBundle(bundle, stage.verificationKeyHex)
  const encryptedOtpBundle = await sealOtpBundle({ otpCode, publicKeyHex: publicKey }, target ?? '')
  return { otpId, encryptedOtpBundle }
}

/** A contact, proven for a key: the token, and what the key says of it. */
async function prove(stage: CompatStage, contact: string, key: RawKey) {
  const { client, body } = stage.parent
  const { activity } = await client.verifyOtp(
    body('ACTIVITY_TYPE_VERIFY_OTP_V2', await sealCode(stage, contact, key)),
  )
  const verificationToken = activity.result.verifyOtpResult?.verificationToken ?? ''
  const clientSignature = {
    publicKey: key.publicKey,
    scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256' as const,
    message: verificationToken,
    signature: signText(key, verificationToken),
  }
  return { verificationToken, clientSignature }
}

export const loginSubmits: SubmitRows = {
  create_sub_organization: (_account, { parent: { client, body } }) =>
    client.createSubOrganization(
      body('ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8', subOrganizationParams([newRawKey()])),
    ),
  init_otp: (_account, { parent: { client, body }, newEmail }) =>
    client.initOtp(
      body('ACTIVITY_TYPE_INIT_OTP_V3', {
        otpType: 'OTP_TYPE_EMAIL',
        contact: newEmail(),
        appName: 'Fieldnotes',
      }),
    ),
  verify_otp: async ({ key }, stage) => {
    const { client, body } = stage.parent
    const parameters = await sealCode(stage, stage.newEmail(), key)
    return client.verifyOtp(body('ACTIVITY_TYPE_VERIFY_OTP_V2', parameters))
  },
  otp_login: async (_account, stage) => {
    const { client, body } = stage.parent
    const key = newRawKey()
    const userEmail = stage.newEmail()
    const rootUsers = [
      { userName: 'Mara', userEmail, apiKeys: [], authenticators: [], oauthProviders: [] },
    ]
    const signup = {
      ...subOrganizationParams([]),
      rootUsers,
      ...(await prove(stage, userEmail, key)),
    }
    await client.createSubOrganization(body('ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8', signup))
    const parameters = { publicKey: key.publicKey, ...(await prove(stage, userEmail, key)) }
    return client.otpLogin(body('ACTIVITY_TYPE_OTP_LOGIN_V2', parameters))
  },
  oauth2_authenticate: async ({ key }, stage) =>
    stage.parent.client.oauth2Authenticate(
      stage.parent.body('ACTIVITY_TYPE_OAUTH2_AUTHENTICATE', {
        oauth2CredentialId: await makeOauth2Id(stage),
        authCode: `code-${key.publicKey}`,
        redirectUri: REDIRECT_URI,
        codeVerifier: 'v'.repeat(43),
        nonce: nonceOf(key.publicKey),
      }),
    ),
  oauth_login: async ({ client, body, userId, key }, { idToken, parent }) => {
    const oidcToken = await idToken(key.publicKey, userId)
    const oauthProviders = [{ providerName: 'Google', oidcToken }]
    const type = 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2'
    await client.createOauthProviders(body(type, { userId, oauthProviders }))
    const parameters = { oidcToken, publicKey: key.publicKey }
    return parent.client.oauthLogin(parent.body('ACTIVITY_TYPE_OAUTH_LOGIN', parameters))
  },
  // a log-in names the parent organization: the service finds the account by the key
  stamp_login: ({ client }, { parent }) =>
    client.stampLogin(
      parent.body('ACTIVITY_TYPE_STAMP_LOGIN', { publicKey: newRawKey().publicKey }),
    ),
}
