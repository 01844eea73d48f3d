import * as v from 'valibot'
import { apiKeyParams } from './apiKey.ts'
import { authenticatorParams } from './authenticator.ts'
import { oauthProviderParams } from './oauthProvider.ts'

/** A user to make, with its first ways in. Spec: Submit endpoints › create_users › users item. */
export const newUserParams = v.object({
  userName: v.string(),
  userEmail: v.optional(v.string()),
  userPhoneNumber: v.optional(v.string()),
  apiKeys: v.array(apiKeyParams),
  authenticators: v.array(authenticatorParams),
  oauthProviders: v.array(oauthProviderParams),
})

export type NewUserParams = v.InferOutput<typeof newUserParams>
