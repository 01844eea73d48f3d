import type { LoginMethod } from '../config/loginMethod.ts'
import type { LoginState } from './loginState.ts'
import { methodFromOtpType } from './otp/methodFromOtpType.ts'

/** The method that is in use; null while none has been chosen. */
export function methodOfState(state: LoginState): LoginMethod | null {
  switch (state.at) {
    case 'idle':
    case 'choosing':
      return null
    case 'sendingCode':
      return methodFromOtpType(state.otpType)
    case 'confirmingLink':
      return 'email'
    case 'enteringCode':
    case 'checkingCode':
    case 'resendingCode':
    case 'accepted':
      return methodFromOtpType(state.entry.otpType)
    case 'askingPasskey':
    case 'finishingPasskey':
    case 'passkeyFailed':
      return 'passkey'
    case 'openingProvider':
    case 'waitingForProvider':
    case 'popupBlocked':
    case 'finishingProvider':
    case 'providerFailed':
    case 'accountExists':
      return state.provider
    case 'choosingWallet':
    case 'connectingWallet':
    case 'walletFailed':
      return 'wallet'
    case 'offeringPasskey':
    case 'savingPasskey':
    case 'passkeySaved':
    case 'namingPasskey':
    case 'done':
      return state.method
    case 'blocked':
      return methodOfState(state.resume)
    default:
      return state satisfies never
  }
}
