import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { ATTESTED_SCHEMES } from '../../src/crypto/stamp/attestedStampFormat.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import type { Store } from '../../src/service/store/store.ts'
import { resultText } from './activityApi.ts'
import { attestedLogin } from './attestedLogin.ts'
import { nonceOf } from './nonceOf.ts'
import { signupParameters } from './otpSteps.ts'
import { createSocialKit } from './socialKit.ts'

export const apiKeyParams = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  apiKeyName: `key ${publicKey.slice(0, 8)}`,
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
})

/** An account and a key in it. */
export type OwnedAccount = {
  readonly organizationId: string
  readonly userId: string
  readonly key: P256KeyPair
}

/** An activity API whose organization trusts one issuer, and what people do with ID tokens there. */
export async function openLinkedAccounts(options: { store?: Store } = {}) {
  const kit = await createSocialKit(options)

  /** An ID token of a person, bound to a key. */
  const tokenFor = (key: P256KeyPair, sub = 'ada', more: object = {}) =>
    kit.site.token({ sub, nonce: nonceOf(key.publicKeyHex), ...more })

  const provider = (oidcToken: string) => ({ providerName: 'Google', oidcToken })

  const submitSignUp = (rootUser: object, more: object = {}, call = {}) =>
    kit.submit('createSubOrganization', signupParameters({ ...rootUser }, more), call)

  const userIn = async (organizationId: string): Promise<string> =>
    (await kit.parts.store.first('users', { organizationId }))?.id ?? ''

  /** Signs up with an own key. */
  const signUpByKey = async (rootUser: object = {}): Promise<OwnedAccount> => {
    const key = await generateKeyPair()
    const reply = await submitSignUp({ apiKeys: [apiKeyParams(key)], ...rootUser })
    const organizationId = resultText(reply, 'subOrganizationId')
    return { organizationId, userId: await userIn(organizationId), key }
  }

  /** Signs up with an ID token alone: the account. */
  const signUpByToken = async (oidcToken: string): Promise<string> =>
    resultText(await submitSignUp({ oauthProviders: [provider(oidcToken)] }), 'subOrganizationId')

  /** Links a provider to an account, stamped by its key. */
  const link = ({ organizationId, userId, key }: OwnedAccount, oidcToken: string) => {
    const parameters = { userId, oauthProviders: [provider(oidcToken)] }
    return kit.submit('createOauthProviders', parameters, { key, organizationId })
  }

  /** Logs a person in by a social login: the code of the reply, and the account that was entered. */
  const logIn = async (
    sub = 'ada',
    { by = 'oauthLogin', into }: { by?: 'oauthLogin' | 'stampLogin'; into?: string } = {},
  ) => {
    const key = await generateKeyPair()
    const token = await tokenFor(key, sub)
    const reply =
      by === 'oauthLogin'
        ? await kit.submit('oauthLogin', {
            oidcToken: token,
            publicKey: key.publicKeyHex,
            ...(into === undefined ? {} : { subOrganizationId: into }),
          })
        : await attestedLogin(kit, {
            ...{ key, token, scheme: ATTESTED_SCHEMES.idToken },
            ...(into === undefined ? {} : { organizationId: into }),
          })
    const session = reply.code === 'OK' ? readToken(resultText(reply, 'session')) : null
    return {
      code: reply.code,
      status: reply.status,
      detail: reply.detail,
      entered: session?.organization_id,
      userId: session?.user_id,
      key,
    }
  }

  /** The accounts that a look-up by an ID token finds. */
  const lookUp = async (
    sub = 'ada',
    name: 'listSuborgs' | 'listVerifiedSuborgs' = 'listSuborgs',
  ) => {
    const filterValue = await kit.site.token({ sub })
    const filter = { filterType: 'OIDC_TOKEN', filterValue }
    return (await kit.query(name, filter, { key: kit.proxy.key })).body
  }

  return {
    ...{ kit, tokenFor, provider, submitSignUp, userIn },
    ...{ signUpByKey, signUpByToken, link, logIn, lookUp },
  }
}

export type LinkedAccounts = Awaited<ReturnType<typeof openLinkedAccounts>>
