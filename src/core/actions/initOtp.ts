import type { OtpType } from '../../wire/fields/otpType.ts'
import type { ActionContext } from './context.ts'

/**
 * Asks the service to send a code to an address, with the token by which it knows this browser for that address: the code then
 * comes also when strangers have used up what the address may be sent.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 */
export async function initOtp(
  { proxy, browserTokens }: Pick<ActionContext, 'proxy' | 'browserTokens'>,
  to: { readonly otpType: OtpType; readonly contact: string },
  signal: AbortSignal,
): Promise<{ readonly otpId: string }> {
  const browserToken = await browserTokens?.read(to.contact)
  const body = browserToken === undefined ? to : { ...to, browserToken }
  return proxy.otpInit(body, { signal })
}
