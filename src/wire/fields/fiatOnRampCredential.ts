import * as v from 'valibot'
import { onRampProvider } from './onRampProvider.ts'
import { timestamp } from './timestamp.ts'

/** Credentials at an on-ramp, as queries answer them: the secrets as they came. Spec: Other named resources. */
export const fiatOnRampCredential = v.object({
  fiatOnrampCredentialId: v.string(),
  organizationId: v.string(),
  onrampProvider: onRampProvider,
  projectId: v.optional(v.string()),
  publishableApiKey: v.string(),
  encryptedSecretApiKey: v.string(),
  encryptedPrivateApiKey: v.optional(v.string()),
  sandboxMode: v.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type FiatOnRampCredential = v.InferOutput<typeof fiatOnRampCredential>
