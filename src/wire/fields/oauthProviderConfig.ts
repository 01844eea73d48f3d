import * as v from 'valibot'

/** How a page sends a person to a provider. */
export const oauthProviderConfig = v.object({
  /** `oidc`: the page gets an ID token. `oauth2`: it gets a code, and oauth2_authenticate an OIDC token for it. */
  kind: v.picklist(['oidc', 'oauth2']),
  authorizationEndpoint: v.string(),
  /** Who the answer must be from, where the provider says so in it (RFC 9207). */
  issuer: v.optional(v.string()),
  /** Whether it says so in each answer; one that does not is then refused. */
  namesIssuer: v.optional(v.boolean()),
  scopes: v.array(v.string()),
  responseType: v.picklist(['code', 'id_token', 'code id_token']),
  /** Where a page trades the code itself, with PKCE and without a secret. */
  tokenEndpoint: v.optional(v.string()),
})

export type OauthProviderConfig = v.InferOutput<typeof oauthProviderConfig>
