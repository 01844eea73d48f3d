import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { nonceOf } from '../nonceOf.ts'
import type { CallTable } from './everyCall.ts'
import { REDIRECT_URI } from './faultStage.ts'

/** Every operation of the auth proxy, ready to be asked for. */
export const proxyCalls: CallTable = {
  walletKitConfig: async () => (clients) => clients.proxy.walletKitConfig({}),
  account: async (stage) => {
    const { email } = await stage.person()
    return ({ proxy }) => proxy.account({ filterType: 'EMAIL', filterValue: email })
  },
  otpInit: async (stage) => {
    const contact = stage.newEmail()
    return ({ proxy }) => proxy.otpInit({ otpType: 'OTP_TYPE_EMAIL', contact })
  },
  otpVerify: async (stage) => {
    const { publicKeyHex } = await generateKeyPair()
    const sent = await stage.sendCode(stage.newEmail())
    return ({ proxy }) => proxy.otpVerify({ ...sent, public_key: publicKeyHex })
  },
  signup: async (stage) => {
    const userEmail = stage.newEmail()
    const proof = await stage.prove(await generateKeyPair(), userEmail)
    return ({ proxy }) => proxy.signup({ userEmail, ...proof })
  },
  otpLogin: async (stage) => {
    const { email, organizationId } = await stage.person()
    const key = await generateKeyPair()
    const proof = await stage.prove(key, email)
    const body = { ...proof, publicKey: key.publicKeyHex, organizationId }
    return ({ proxy }) => proxy.otpLogin(body)
  },
  oauth2Authenticate: async () => {
    const { publicKeyHex } = await generateKeyPair()
    return ({ proxy }) => proxy.oauth2Authenticate(codeOfX(publicKeyHex))
  },
  oauthLogin: async (stage) => {
    const key = await generateKeyPair()
    const oidcToken = await stage.idToken(key, key.publicKeyHex)
    const oauthProviders = [{ providerName: 'Google', oidcToken }]
    await stage.clean.proxy.signup({ oauthProviders })
    return ({ proxy }) => proxy.oauthLogin({ oidcToken, publicKey: key.publicKeyHex })
  },
}

/** An authorization code of the provider that has no ID tokens, for a key. */
export function codeOfX(publicKeyHex: string) {
  return {
    provider: 'OAUTH2_PROVIDER_X',
    clientId: 'x-client',
    authCode: `code-${publicKeyHex}`,
    redirectUri: REDIRECT_URI,
    codeVerifier: 'v'.repeat(43),
    nonce: nonceOf(publicKeyHex),
  }
}
