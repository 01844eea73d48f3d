import { wait } from '../../lib/wait.ts'
import type { Config } from '../config/createConfig.ts'
import { isSocial } from '../config/loginMethod.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import type { MethodEffects } from './methodEffects.ts'
import { waitForOnline } from './online.ts'
import { isOtpState, type OtpEffect } from './otp/otpEffect.ts'

/** The work that hangs on a state. Ends in the event that it brought about; null when there is none. A failure is thrown. */
export type LoginEffect = (state: LoginState, signal: AbortSignal) => Promise<LoginEvent | null>

type Parts = {
  readonly config: Pick<Config, 'settled'>
  readonly nowMs: () => number
  readonly otp: OtpEffect
  readonly methods: MethodEffects
}

/** Puts the work of all states together. */
export function createLoginEffect({ config, nowMs, otp, methods }: Parts): LoginEffect {
  return async (state, signal) => {
    if (isOtpState(state)) return otp.run(state, signal)
    if (state.at === 'blocked') return retryBlocked(state, nowMs, signal)
    const work = methods.run(state, signal)
    if (work) return work
    otp.forget()
    methods.forget()
    // an address that may not log in at all is better known before anything is typed
    if (state.at !== 'choosing') return null
    const offered = await config.settled(signal)
    if (offered.methods.some(isSocial)) await methods.prepareOauth()
    return offered.methods.includes('passkey') ? methods.fillPasskey(state, signal) : null
  }
}

async function retryBlocked(
  { error, retryAtMs }: Extract<LoginState, { at: 'blocked' }>,
  nowMs: () => number,
  signal: AbortSignal,
): Promise<LoginEvent | null> {
  if (retryAtMs !== null)
    await Promise.race([wait(retryAtMs - nowMs(), signal), waitForOnline(signal)])
  else if (error.code === 'NETWORK_FAILED') await waitForOnline(signal)
  else return null
  return { type: 'retryRequested' }
}
