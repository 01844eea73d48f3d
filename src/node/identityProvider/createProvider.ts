import { randomBytes } from 'node:crypto'
import type { Context, Provider } from 'oidc-provider'
import type { Accounts } from './createAccounts.ts'
import { createAdapter } from './createAdapter.ts'
import { clientMetadata, type DevelopmentProviders } from './developmentClients.ts'
import { isLocalUrl } from './isLocalUrl.ts'
import { LIBRARY } from './library.ts'
import { newProviderKey } from './newProviderKey.ts'
import { errorPage } from './pages.ts'

/** How long things live, in seconds. */
const ttl = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 3600,
  IdToken: 600,
  Interaction: 600,
  Session: 600,
}

/** Loads the library and makes an identity provider of it: codes with PKCE, and ID tokens in the address for one client. */
export async function createProvider(
  issuer: string,
  providers: DevelopmentProviders,
  accounts: Accounts,
): Promise<Provider> {
  const library: typeof import('oidc-provider') = await import(LIBRARY)
  const provider = new library.Provider(issuer, {
    adapter: createAdapter(
      () => new library.errors.InvalidGrant('it was spent by another request'),
    ),
    clients: clientMetadata(providers),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    clientBasedCORS: (_context: unknown, origin: string) => isLocalUrl(origin),
    // A page has no second request to make for the address: it is in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: async () => accounts.claimsOf(accountId),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    jwks: { keys: [await newProviderKey()] },
    pkce: { required: ({ oidc }: Context) => oidc.params?.response_type === 'code' },
    renderError: (context: Context, out: { error: string; error_description?: string }) => {
      const page = errorPage(out.error_description ?? out.error)
      context.type = 'html'
      for (const [name, value] of Object.entries(page.headers)) context.set(name, value)
      context.body = page.html
    },
    responseTypes: ['code', 'code id_token', 'id_token'],
    scopes: ['openid', 'email', 'profile'],
    ttl,
  })
  provider.Client.prototype.redirectUriAllowed = isLocalUrl
  return provider
}
