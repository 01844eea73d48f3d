import * as v from 'valibot'

/**
 * How a browser reaches a social login whose addresses it cannot know by its name. One for each provider that needs it.
 *
 * Ours: the public wire knows its five providers by heart; this one may name others, and stand-ins for development.
 */
export const oauthEndpoints = v.object({
  /** Exactly as in the provider's tokens, and as it says in `iss` of its answer (RFC 9207). */
  issuer: v.string(),
  authorizationEndpoint: v.string(),
  /** Where the browser itself trades the code. Without it the service does, or the token comes with the answer. */
  tokenEndpoint: v.optional(v.string()),
  /** Separated by spaces. */
  scope: v.optional(v.string()),
  /** True: every answer of the provider names its issuer, and one that does not is refused. */
  issParameterSupported: v.optional(v.boolean()),
})

export type OauthEndpoints = v.InferOutput<typeof oauthEndpoints>
