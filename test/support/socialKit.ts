import type { Store } from '../../src/service/store/store.ts'
import { type CallOptions, createTestApi } from './activityApi.ts'
import { signupParameters } from './otpSteps.ts'
import { type Claims, createTestIssuer, trustIssuers } from './testIssuer.ts'

/** An activity API whose organization trusts one issuer, and that issuer. */
export async function createSocialKit(options: { store?: Store } = {}) {
  const site = await createTestIssuer()
  const kit = await createTestApi({ ...options, outboundFetch: site.fetch })
  await trustIssuers(kit.parts, kit.organizationId, [site.provider])
  const signUpWith = (oauthProviders: readonly unknown[], call: CallOptions = {}) =>
    kit.submit('createSubOrganization', signupParameters({ oauthProviders }), call)
  return {
    ...kit,
    site,
    signUpWith,
    signUpAs: async (claims: Claims) =>
      signUpWith([{ providerName: 'Google', oidcToken: await site.token(claims) }]),
  }
}
