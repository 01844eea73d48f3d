import { keepsPasskeys } from '../../../crypto/webauthn/passkeySupport.ts'
import type { Config } from '../../config/createConfig.ts'
import type { LoginMethod } from '../../config/loginMethod.ts'
import type { LatchkitOptions } from '../../options.ts'
import { readOffer } from './offerMemory.ts'

/** How long one offer is enough, in milliseconds: 30 days. */
const QUIET_MS = 30 * 86_400_000

/** All that decides about an offer. */
export type OfferFacts = {
  readonly methods: readonly LoginMethod[]
  /** When the last one was made on this device; `'blocked'` where that cannot be remembered. */
  readonly lastMs: number | null | 'blocked'
  readonly nowMs: number
  /** Whether this device can keep a passkey and check who is there. */
  readonly keepsPasskeys: boolean
}

/** Whether to offer a passkey: where passkeys are on and this device has a place for one, once in 30 days. */
export function mayOffer({ methods, lastMs, nowMs, keepsPasskeys }: OfferFacts): boolean {
  if (!methods.includes('passkey') || !keepsPasskeys || lastMs === 'blocked') return false
  // a clock that was set back does not silence the offer for years
  return lastMs === null || Math.abs(nowMs - lastMs) >= QUIET_MS
}

type Parts = {
  readonly options: LatchkitOptions
  readonly config: Pick<Config, 'shown'>
  readonly nowMs: () => number
}

/** The same with the facts gathered. Never fails: when in doubt nothing is offered. */
export async function offersPasskey({ options, config, nowMs }: Parts): Promise<boolean> {
  if (options.passkey?.offerAfterLogin === false) return false
  try {
    const lastMs = readOffer(options.authProxyConfigId)
    const { methods } = await config.shown()
    const facts = { methods, lastMs, nowMs: nowMs(), keepsPasskeys: true }
    // the device is asked last: some browsers take their time to answer
    return mayOffer(facts) && mayOffer({ ...facts, keepsPasskeys: await keepsPasskeys() })
  } catch {
    return false // the login has succeeded; an offer is not worth an error
  }
}
