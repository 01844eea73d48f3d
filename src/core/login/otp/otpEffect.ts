import { isLatchkitError } from '../../../errors/anyError.ts'
import { OtpExpiredError } from '../../../errors/otp.ts'
import { wait } from '../../../lib/wait.ts'
import type { LoginLink } from '../../../wire/fields/loginFragment.ts'
import type { OtpType } from '../../../wire/fields/otpType.ts'
import type { ActionContext } from '../../actions/context.ts'
import { initOtp } from '../../actions/initOtp.ts'
import { newOtpAttempt, type OtpAttempt, otpComplete } from '../../actions/otpComplete.ts'
import type { LiveSession } from '../../session/createSessions.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { CodeEntry, LoginState } from '../loginState.ts'
import type { OtpState } from './nextOtpState.ts'

/** For how long a new code is held back after one was sent. */
const RESEND_AFTER_MS = 30_000

/** For how long the accepted code stays in view. */
const ACCEPTED_MS = 600

/** The work of the code states. Remembers how far the current code has come. */
export type OtpEffect = {
  run(state: OtpState, signal: AbortSignal): Promise<LoginEvent | null>
  /** Drops the half-done login with its key. */
  forget(): void
}

/** @param hold - receives the new session with its key; it begins when the login is done. */
export function createOtpEffect(
  context: ActionContext,
  hold: (live: LiveSession) => void,
): OtpEffect {
  let attempt: OtpAttempt | null = null

  const sendCode = async (to: { otpType: OtpType; contact: string }, signal: AbortSignal) => {
    const { otpId } = await initOtp(context, to, signal)
    const { codeLength, alphabet, codeLifetimeMs } = await context.config.shown(signal)
    const nowMs = context.nowMs()
    return {
      ...to,
      otpId,
      codeLength,
      alphabet,
      lifetimeMs: codeLifetimeMs,
      expiresAtMs: nowMs + codeLifetimeMs,
      resendAtMs: nowMs + RESEND_AFTER_MS,
    }
  }

  const openLink = async (link: LoginLink, signal: AbortSignal): Promise<LoginEvent> => {
    const { otpCode: code, otpId, contact } = link
    const { codeLength, alphabet, codeLifetimeMs } = await context.config.shown(signal)
    const nowMs = context.nowMs()
    const entry: CodeEntry = {
      otpType: 'OTP_TYPE_EMAIL',
      contact,
      otpId,
      codeLength,
      alphabet,
      lifetimeMs: codeLifetimeMs,
      // the service knows: the link does not say when it was sent
      expiresAtMs: nowMs + codeLifetimeMs,
      resendAtMs: nowMs,
      resends: 0,
      isFromLink: true,
    }
    return { type: 'linkOpened', entry, code }
  }

  const checkCode = async ({ entry, code }: TypedCode, signal: AbortSignal) => {
    const { otpId, otpType, contact } = entry
    if (attempt?.otpId !== otpId) attempt = newOtpAttempt(otpId)
    try {
      const { isNewUser, ...live } = await otpComplete(
        context,
        attempt,
        { otpType, contact, code },
        signal,
      )
      hold(live)
      return { type: 'codeAccepted', session: live.session, isNewUser } as const
    } catch (error) {
      if (isLatchkitError(error, 'VERIFICATION_REFUSED')) attempt = null
      throw error
    }
  }

  return {
    forget() {
      attempt = null
    },
    async run(state, signal) {
      switch (state.at) {
        case 'confirmingLink':
          return state.isConfirmed ? openLink(state.link, signal) : null
        case 'sendingCode': {
          const { otpType, contact } = state
          const entry = { ...(await sendCode({ otpType, contact }, signal)), resends: 0 }
          return { type: 'codeSent', entry }
        }
        case 'resendingCode': {
          const { otpType, contact, resends } = state.entry
          const sent = await sendCode({ otpType, contact }, signal)
          return { type: 'codeSent', entry: { ...sent, resends: resends + 1 } }
        }
        case 'enteringCode': {
          const { kind } = state.notice
          if (kind === 'expired' || kind === 'locked') return null
          await wait(state.entry.expiresAtMs - context.nowMs(), signal)
          throw new OtpExpiredError()
        }
        case 'checkingCode':
          return checkCode(state, signal)
        case 'accepted':
          await wait(ACCEPTED_MS, signal)
          return { type: 'acceptanceShown', offersPasskey: await context.offersPasskey() }
        default:
          return state satisfies never
      }
    },
  }
}

type TypedCode = { readonly entry: CodeEntry; readonly code: string }

const PLACES: readonly LoginState['at'][] = [
  'confirmingLink',
  'sendingCode',
  'enteringCode',
  'checkingCode',
  'resendingCode',
  'accepted',
] satisfies readonly OtpState['at'][]

/** True for the states whose work is done here. */
export function isOtpState(state: LoginState): state is OtpState {
  return PLACES.includes(state.at)
}
