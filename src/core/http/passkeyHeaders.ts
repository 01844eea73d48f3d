import { webauthnChallenge } from '../../crypto/stamp/webauthnChallenge.ts'
import { writeWebauthnStamp } from '../../crypto/stamp/webauthnStampFormat.ts'
import { type AssertionRequest, getAssertion } from '../../crypto/webauthn/getAssertion.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { headers } from '../../wire/headers.ts'
import type { HeadersFromText } from './post.ts'

/**
 * Lets a passkey sign a request's text: the person is asked each time.
 *
 * Spec: Authentication › X-Stamp-WebAuthn.
 *
 * @param signal - closes the prompt.
 */
export function passkeyHeaders(
  request: Omit<AssertionRequest, 'challenge'>,
  signal: AbortSignal,
): HeadersFromText {
  return async (text) => {
    const challenge = await webauthnChallenge(bytesFromUtf8(text))
    const stamp = await getAssertion({ ...request, challenge }, signal)
    return { [headers.webauthnStamp]: writeWebauthnStamp(stamp) }
  }
}
