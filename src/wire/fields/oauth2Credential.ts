import * as v from 'valibot'
import { oauth2Provider } from './oauth2Provider.ts'
import { timestamp } from './timestamp.ts'

/** A client of a provider, as queries answer it: the secret as it came. Spec: Other named resources (fields from the public wire). */
export const oauth2Credential = v.object({
  oauth2CredentialId: v.string(),
  organizationId: v.string(),
  provider: oauth2Provider,
  clientId: v.string(),
  encryptedClientSecret: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type Oauth2Credential = v.InferOutput<typeof oauth2Credential>
