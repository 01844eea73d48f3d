import * as v from 'valibot'
import type { Oauth2Client } from '../service/options.ts'
import { clientOf, identityProviderOf } from '../service/proxy-settings/knownProviders.ts'
import { StartRefused } from '../service/startRefused.ts'
import type { IdentityProvider } from '../service/store/rows.ts'
import { listFrom } from './listFrom.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** What the service is told of social logins. */
export type SocialSettings = {
  readonly identityProviders: readonly IdentityProvider[]
  readonly oauth2Providers: readonly Oauth2Client[]
  /** `LATCHKIT_OAUTH_REDIRECT_URLS`, divided by commas. */
  readonly oauthRedirectUrls: readonly string[]
}

const authorization = v.strictObject({
  endpoint: v.string(),
  scopes: v.array(v.string()),
  responseType: v.picklist(['code', 'id_token', 'code id_token']),
  tokenEndpoint: v.optional(v.string()),
  namesIssuer: v.optional(v.boolean()),
})
const furtherProviders = v.array(
  v.strictObject({
    name: v.string(),
    issuer: v.string(),
    clientIds: v.array(v.string()),
    authorization: v.optional(authorization),
  }),
)

/**
 * Reads the client ids and secrets of social logins: `LATCHKIT_GOOGLE_CLIENT_ID`, `LATCHKIT_GOOGLE_CLIENT_SECRET`, the
 * same of `APPLE` and `FACEBOOK` (ids, divided by commas), `X` and `DISCORD` (one id and its secret), and any other
 * OpenID provider by `LATCHKIT_OIDC_PROVIDERS`, a JSON list.
 *
 * @throws StartRefused for a client that lacks its other half, or a list that cannot be read.
 */
export function readSocialSettings(variables: Variables): SocialSettings {
  const idsOf = (name: string) => listFrom(variables[`LATCHKIT_${name}_CLIENT_ID`])
  const secretOf = (name: string) => variables[`LATCHKIT_${name}_CLIENT_SECRET`] || undefined
  const identityProviders: IdentityProvider[] = []
  const oauth2Providers: Oauth2Client[] = []
  for (const name of ['google', 'apple', 'facebook'] as const) {
    const clientIds = idsOf(name.toUpperCase())
    if (clientIds) identityProviders.push(identityProviderOf(name, clientIds))
  }
  for (const name of ['google', 'x', 'discord'] as const) {
    const [clientId, ...more] = idsOf(name.toUpperCase()) ?? []
    const clientSecret = secretOf(name.toUpperCase())
    if (name === 'google' && clientSecret === undefined) continue
    if (clientId === undefined && clientSecret === undefined) continue
    if (clientId === undefined || clientSecret === undefined || (name !== 'google' && more.length))
      throw new StartRefused(
        `Logging in with ${name} needs one client id and its secret: set LATCHKIT_${name.toUpperCase()}_CLIENT_ID and LATCHKIT_${name.toUpperCase()}_CLIENT_SECRET.`,
      )
    oauth2Providers.push(clientOf(name, clientId, clientSecret))
  }
  return {
    identityProviders: [...identityProviders, ...readFurther(variables.LATCHKIT_OIDC_PROVIDERS)],
    oauth2Providers,
    oauthRedirectUrls: listFrom(variables.LATCHKIT_OAUTH_REDIRECT_URLS) ?? [],
  }
}

function readFurther(text: string | undefined): readonly IdentityProvider[] {
  if (!text) return []
  const read = v.safeParse(furtherProviders, parsed(text))
  if (read.success) return read.output
  throw new StartRefused(
    'LATCHKIT_OIDC_PROVIDERS must be a JSON list like [{"name":"corp","issuer":"https://id.example.com","clientIds":["…"]}].',
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: that is the answer
  }
}
