import type { SolanaSendOptions } from '../core/wallet/signing/signRequest.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import type { SendOptions } from './standard.ts'

const COMMITMENTS: readonly unknown[] = ['processed', 'confirmed', 'finalized']

/**
 * Reads how a page wants a transaction to be sent. An option that is left out, or undefined, is not set.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a value that no node takes.
 */
export function readSendOptions(given: SendOptions = {}): SolanaSendOptions {
  const { preflightCommitment, skipPreflight, maxRetries, minContextSlot } = given
  if (preflightCommitment !== undefined && !COMMITMENTS.includes(preflightCommitment))
    throw wrong('preflightCommitment')
  if (skipPreflight !== undefined && typeof skipPreflight !== 'boolean')
    throw wrong('skipPreflight')
  for (const [name, value] of Object.entries({ maxRetries, minContextSlot }))
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= 0)) throw wrong(name)
  return { preflightCommitment, skipPreflight, maxRetries, minContextSlot }
}

function wrong(name: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details: `The option ${name} is none that a node takes.` })
}
