import { CLIENT_SIGNATURE_SCHEME, type ClientSignature } from '../../wire/fields/clientSignature.ts'

type SignedBody = {
  readonly client_signature?: string | undefined
  readonly clientSignature?: ClientSignature | undefined
}

/**
 * The client signature in the form that the activity API takes.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_login: `client_signature` is hex over the verification token, so the token
 * is the message and the signer is the key that the body names.
 */
export function clientSignatureOf(
  body: SignedBody,
  verificationToken: string,
  publicKey: string,
): ClientSignature | undefined {
  if (body.clientSignature) return body.clientSignature
  if (!body.client_signature) return undefined
  return {
    publicKey,
    scheme: CLIENT_SIGNATURE_SCHEME,
    message: verificationToken,
    signature: body.client_signature,
  }
}
