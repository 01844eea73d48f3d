import { sealOtpBundle } from '../../../src/crypto/hpke/otpBundle.ts'
import { readTargetBundle } from '../../../src/crypto/hpke/targetBundle.ts'
import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { clientSignature, loginParameters, signupParameters } from '../otpSteps.ts'
import { createSoftAuthenticator } from '../softAuthenticator.ts'
import type { CallTable } from './everyCall.ts'
import type { FaultStage } from './faultStage.ts'
import { codeOfX } from './proxyCalls.ts'

const code = (contact: string) =>
  ({ otpType: 'OTP_TYPE_EMAIL', contact, appName: 'Fieldnotes' }) as const

const newApiKey = async () => ({
  apiKeyName: 'Another',
  publicKey: (await generateKeyPair()).publicKeyHex,
  curveType: 'API_KEY_CURVE_P256' as const,
})

/** Somebody who has one passkey. */
async function personWithPasskey(stage: FaultStage) {
  const someone = await stage.person()
  const authenticators = [await (await createSoftAuthenticator()).register()]
  const parameters = { userId: someone.userId, authenticators }
  const made = await stage.clean.activities.submit(someone, 'createAuthenticators', parameters)
  return { ...someone, authenticatorIds: made.authenticatorIds }
}

/** Every activity that the service has, ready to be submitted. */
export const submitCalls: CallTable = {
  initOtp: async ({ root, newEmail }) => {
    const parameters = code(newEmail())
    return ({ activities }) => activities.submit(root, 'initOtp', parameters)
  },
  verifyOtp: async ({ root, newEmail, clean, codeFor }) => {
    const { publicKeyHex: publicKey } = await generateKeyPair()
    // a code of the proxy is good at the proxy alone
    const contact = newEmail()
    const { otpId } = await clean.activities.submit(root, 'initOtp', code(contact))
    const parameters = { otpId, otpCode: codeFor(contact), publicKey }
    return ({ activities }) => activities.submit(root, 'verifyOtp', parameters)
  },
  verifyOtpV2: async ({ root, newEmail, clean, codeFor, verificationKeyHex }) => {
    const contact = newEmail()
    const { publicKeyHex } = await generateKeyPair()
    const sent = await clean.activities.submit(root, 'initOtp', code(contact))
    const target = await readTargetBundle(sent.otpEncryptionTargetBundle, verificationKeyHex)
    const proof = { otpCode: codeFor(contact), publicKeyHex }
    const encryptedOtpBundle = await sealOtpBundle(proof, target ?? '')
    const parameters = { otpId: sent.otpId, encryptedOtpBundle }
    return ({ activities }) => activities.submit(root, 'verifyOtpV2', parameters)
  },
  otpLogin: async ({ root, person, prove }) => {
    const { email } = await person()
    const key = await generateKeyPair()
    const { verificationToken } = await prove(key, email)
    const parameters = await loginParameters(key, verificationToken)
    return ({ activities }) => activities.submit(root, 'otpLogin', parameters)
  },
  createSubOrganization: async ({ root, newEmail, prove }) => {
    const userEmail = newEmail()
    const key = await generateKeyPair()
    const { verificationToken } = await prove(key, userEmail)
    const proof = {
      verificationToken,
      clientSignature: await clientSignature(key, verificationToken),
    }
    const parameters = signupParameters({ userEmail }, proof)
    return ({ activities }) => activities.submit(root, 'createSubOrganization', parameters)
  },
  oauth2Authenticate: async ({ root }) => {
    const parameters = codeOfX((await generateKeyPair()).publicKeyHex)
    return ({ activities }) => activities.submit(root, 'oauth2Authenticate', parameters)
  },
  oauthLogin: async ({ root, clean, idToken }) => {
    const key = await generateKeyPair()
    const oidcToken = await idToken(key, key.publicKeyHex)
    await clean.proxy.signup({ oauthProviders: [{ providerName: 'Google', oidcToken }] })
    const parameters = { oidcToken, publicKey: key.publicKeyHex }
    return ({ activities }) => activities.submit(root, 'oauthLogin', parameters)
  },
  createOauthProviders: async ({ person, idToken }) => {
    const someone = await person()
    const oidcToken = await idToken(someone.key, someone.userId)
    const parameters = {
      userId: someone.userId,
      oauthProviders: [{ providerName: 'Google', oidcToken }],
    }
    return ({ activities }) => activities.submit(someone, 'createOauthProviders', parameters)
  },
  deleteOauthProviders: async ({ person, idToken, clean }) => {
    const someone = await person()
    const { userId } = someone
    const oidcToken = await idToken(someone.key, userId)
    const { providerIds } = await clean.activities.submit(someone, 'createOauthProviders', {
      userId,
      oauthProviders: [{ providerName: 'Google', oidcToken }],
    })
    const parameters = { userId, providerIds }
    return ({ activities }) => activities.submit(someone, 'deleteOauthProviders', parameters)
  },
  stampLogin: async ({ person }) => {
    const someone = await person()
    const { publicKeyHex: publicKey } = await generateKeyPair()
    return ({ activities }) => activities.submit(someone, 'stampLogin', { publicKey })
  },
  createAuthenticators: async ({ person }) => {
    const someone = await person()
    const authenticators = [await (await createSoftAuthenticator()).register()]
    const parameters = { userId: someone.userId, authenticators }
    return ({ activities }) => activities.submit(someone, 'createAuthenticators', parameters)
  },
  deleteAuthenticators: async (stage) => {
    const { userId, authenticatorIds, ...someone } = await personWithPasskey(stage)
    const parameters = { userId, authenticatorIds }
    return ({ activities }) => activities.submit(someone, 'deleteAuthenticators', parameters)
  },
  updateAuthenticatorName: async (stage) => {
    const { userId, authenticatorIds, ...someone } = await personWithPasskey(stage)
    const [authenticatorId = ''] = authenticatorIds
    const parameters = { userId, authenticatorId, authenticatorName: 'Laptop' }
    return ({ activities }) => activities.submit(someone, 'updateAuthenticatorName', parameters)
  },
  createApiKeys: async ({ person }) => {
    const someone = await person()
    const parameters = { userId: someone.userId, apiKeys: [await newApiKey()] }
    return ({ activities }) => activities.submit(someone, 'createApiKeys', parameters)
  },
  deleteApiKeys: async ({ person, clean }) => {
    const someone = await person()
    const { userId } = someone
    const made = { userId, apiKeys: [await newApiKey()] }
    const { apiKeyIds } = await clean.activities.submit(someone, 'createApiKeys', made)
    const parameters = { userId, apiKeyIds }
    return ({ activities }) => activities.submit(someone, 'deleteApiKeys', parameters)
  },
  updateUserEmail: async ({ person, newEmail, prove }) => {
    const someone = await person()
    const userEmail = newEmail()
    const { verificationToken } = await prove(someone.key, userEmail)
    const parameters = { userId: someone.userId, userEmail, verificationToken }
    return ({ activities }) => activities.submit(someone, 'updateUserEmail', parameters)
  },
  updateUserPhoneNumber: async ({ person, newPhone, prove }) => {
    const someone = await person()
    const userPhoneNumber = newPhone()
    const { verificationToken } = await prove(someone.key, userPhoneNumber)
    const parameters = { userId: someone.userId, userPhoneNumber, verificationToken }
    return ({ activities }) => activities.submit(someone, 'updateUserPhoneNumber', parameters)
  },
}
