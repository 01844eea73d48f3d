import type { KitEvent } from '../events.ts'
import type { LoginStep } from './createLoginFlow.ts'
import type { LoginState } from './loginState.ts'
import { methodOfState } from './methodOfState.ts'
import { methodFromOtpType } from './otp/methodFromOtpType.ts'

/** Where a method ends that brought no session. */
const FAILED: readonly LoginState['at'][] = [
  'popupBlocked',
  'providerFailed',
  'passkeyFailed',
  'walletFailed',
]

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
  if (from.at === 'checkingCode') return { type: 'codeRefused', code }
  const method = FAILED.includes(to.at) ? methodOfState(from) : null
  return method && { type: 'methodFailed', method, code }
}
