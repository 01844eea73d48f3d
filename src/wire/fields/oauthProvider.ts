import * as v from 'valibot'

/** A social login to add. Spec: Submit endpoints › create_users › users item. */
export const oauthProviderParams = v.object({
  providerName: v.string(),
  oidcToken: v.optional(v.string()),
  oidcClaims: v.optional(v.object({ iss: v.string(), sub: v.string(), aud: v.string() })),
})
