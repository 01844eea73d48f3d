import { isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { ContactInvalidError } from '../../../errors/otp.ts'
import { defaultRegion } from '../../phone/defaultRegion.ts'
import { loadPhoneNumbers } from '../../phone/loadPhoneNumbers.ts'
import type { LoginEvent } from '../loginEvent.ts'

/** What comes of a phone number as it was typed. @param region - where a number without country code belongs. */
export async function eventFromPhone(
  text: string,
  region: string = browserRegion(),
): Promise<LoginEvent> {
  try {
    const { toE164 } = await loadPhoneNumbers()
    const contact = toE164(text, region)
    if (contact) return { type: 'contactSubmitted', otpType: 'OTP_TYPE_SMS', contact }
    return { type: 'contactRefused', draft: text, error: new ContactInvalidError() }
  } catch (cause) {
    // what was typed stays in the field, and pressing again tries again
    const error = isLatchkitError(cause) ? cause : new InvalidResponseError({ cause })
    return { type: 'contactRefused', draft: text, error }
  }
}

/** The region that the browser's languages speak for. */
export function browserRegion(): string {
  return defaultRegion(globalThis.navigator?.languages ?? [])
}
