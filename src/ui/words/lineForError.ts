import type { LoginMethod } from '../../core/config/loginMethod.ts'
import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { LoginTexts } from '../../react/words.ts'
import { methodName } from './methodName.ts'

type Circumstances = {
  readonly appName: string
  /** The method in use. */
  readonly method: LoginMethod
}

/** What one line under a field says about an error. A code without a text of its own gets the general one. */
export function lineForError(
  error: AnyLatchkitError,
  words: LoginTexts,
  { appName, method }: Circumstances,
): string {
  const {
    system,
    common: { sentences },
  } = words
  switch (error.code) {
    case 'CONTACT_INVALID':
      return method === 'sms' ? words.login.badPhone : words.login.badEmail
    case 'PHONE_COUNTRY_NOT_ALLOWED':
      return words.login.phoneCountryOff
    case 'NETWORK_FAILED':
      return words.login.phoneNotChecked
    case 'OTP_SENDS_EXCEEDED':
      return words.login.tooManySends(minutes(error.retryAfterMs))
    case 'OTP_ATTEMPTS_EXCEEDED':
    case 'RATE_LIMITED':
      return words.login.tooManyRequests(minutes(error.retryAfterMs))
    case 'DELIVERY_FAILED':
      return words.login.deliveryFailed
    case 'ADDRESS_NOT_VERIFIED':
      return words.code.addressUnverified
    case 'OTP_CODE_INVALID':
      return words.code.wrong(error.attemptsLeft ?? null)
    case 'METHOD_DISABLED':
      return sentences(
        system.methodOffTitle(methodName(method, words)),
        system.methodOffText(appName),
      )
    case 'SESSION_REFUSED':
      return sentences(system.untrustedTitle, system.untrustedText(appName))
    default:
      return sentences(system.unknownTitle, system.unknownText(appName))
  }
}

/** Whole minutes, rounded up, at least one. */
function minutes(ms: number | undefined): number {
  return Math.max(1, Math.ceil((ms ?? 0) / 60_000))
}
