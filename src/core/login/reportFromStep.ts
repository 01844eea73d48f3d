import type { KitEvent } from '../events.ts'
import type { LoginStep } from './createLoginFlow.ts'
import { methodFromOtpType } from './otp/methodFromOtpType.ts'

/** What a step of the login means to logs and analytics; null when it means nothing to them. */
export function reportFromStep({ from, event, to }: LoginStep): KitEvent | null {
  if (event.type === 'codeSent' && to.at === 'enteringCode')
    return {
      type: 'codeSent',
      method: methodFromOtpType(to.entry.otpType),
      resends: to.entry.resends,
    }
  if (event.type !== 'failed') return null
  const { code } = event.error
  if (to.at === 'blocked') return { type: 'loginBlocked', code, retries: to.retries }
  return from.at === 'checkingCode' ? { type: 'codeRefused', code } : null
}
