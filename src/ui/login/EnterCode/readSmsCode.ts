/**
 * Waits for the code of a text message that names this site, where the browser can read one; null when it cannot, or the
 * person does not let it. Ends with the signal.
 *
 * Spec: WebOTP API (WICG), `navigator.credentials.get` with `otp`.
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const request = { otp: { transport: ['sms'] }, signal }
  try {
    const message = await navigator.credentials.get(request)
    const code = message && 'code' in message ? message.code : null
    return typeof code === 'string' && !signal.aborted ? code : null
  } catch {
    // left, declined, timed out, or not allowed in this frame: the person types the code
    return null
  }
}
