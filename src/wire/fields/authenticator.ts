import * as v from 'valibot'

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
    transports: v.array(authenticatorTransport),
  }),
})
