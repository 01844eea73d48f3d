import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

export const authenticatorTransport = v.picklist([
  'AUTHENTICATOR_TRANSPORT_BLE',
  'AUTHENTICATOR_TRANSPORT_INTERNAL',
  'AUTHENTICATOR_TRANSPORT_NFC',
  'AUTHENTICATOR_TRANSPORT_USB',
  'AUTHENTICATOR_TRANSPORT_HYBRID',
])

/** A passkey to add. Spec: Submit endpoints › create_users › attestation fields. */
export const authenticatorParams = v.object({
  authenticatorName: v.string(),
  challenge: v.string(),
  attestation: v.object({
    credentialId: v.string(),
    clientDataJson: v.string(),
    attestationObject: v.string(),
    transports: v.pipe(v.array(authenticatorTransport), v.maxLength(20)),
  }),
})

/** A passkey as queries answer it (from the public wire). */
export const authenticator = v.object({
  transports: v.array(v.string()),
  attestationType: v.string(),
  aaguid: v.string(),
  credentialId: v.string(),
  model: v.string(),
  credential: v.object({ publicKey: v.string(), type: v.string() }),
  authenticatorId: v.string(),
  authenticatorName: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type Authenticator = v.InferOutput<typeof authenticator>
export type AuthenticatorParams = v.InferOutput<typeof authenticatorParams>
