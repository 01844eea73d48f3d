import * as v from 'valibot'
import { apiKeyParams } from './apiKey.ts'
import { authenticatorParams } from './authenticator.ts'
import { oauthProviderParams } from './oauthProvider.ts'

/** A user to make, with its first ways in. Spec: Submit endpoints › create_users › users item. Ours: a hundred ways in of each kind at most. */
export const newUserParams = v.object({
  userName: v.string(),
  userEmail: v.optional(v.string()),
  userPhoneNumber: v.optional(v.string()),
  apiKeys: v.pipe(v.array(apiKeyParams), v.maxLength(100)),
  authenticators: v.pipe(v.array(authenticatorParams), v.maxLength(100)),
  oauthProviders: v.pipe(v.array(oauthProviderParams), v.maxLength(100)),
})

export type NewUserParams = v.InferOutput<typeof newUserParams>
