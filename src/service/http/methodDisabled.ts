import { Refusal } from './refusal.ts'

/**
 * The refusal of a way to log in that the configuration does not enable.
 *
 * Ours: one code for all; the text names the kind, because published clients look for it there.
 */
export function methodDisabled(kind: 'OTP' | 'OAUTH' | 'PASSKEY' | 'WALLET'): Refusal {
  const refusal = new Refusal('METHOD_DISABLED')
  refusal.message = `${kind} disallowed`
  return refusal
}
