import type { ChainFacts } from '../core/wallet/chain.ts'
import { COMMITMENTS, type Commitment } from '../core/wallet/sending/awaitCommitment.ts'
import type { SolanaSendOptions } from '../core/wallet/signing/signRequest.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import type { SendOptions } from './standard.ts'

/**
 * Reads how a page wants a transaction to be sent. An option that is left out, or undefined, is not set.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a value that no node takes.
 */
export function readSendOptions(given: SendOptions = {}): SolanaSendOptions {
  const { preflightCommitment, skipPreflight, maxRetries, minContextSlot } = given
  requireCommitment('preflightCommitment', preflightCommitment)
  if (skipPreflight !== undefined && typeof skipPreflight !== 'boolean')
    throw wrong('skipPreflight')
  for (const [name, value] of Object.entries({ maxRetries, minContextSlot }))
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= 0)) throw wrong(name)
  return { preflightCommitment, skipPreflight, maxRetries, minContextSlot }
}

/**
 * The level of commitment that a page waits for; undefined where it waits for none.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a value that is no level, and where the app names no node to ask.
 */
export function readCommitment(
  { commitment }: SendOptions = {},
  { rpcUrl }: Pick<ChainFacts, 'rpcUrl'>,
): Commitment | undefined {
  requireCommitment('commitment', commitment)
  if (commitment !== undefined && rpcUrl === null)
    throw new SignRequestInvalidError({
      details: 'Nobody can be asked for the commitment: name an rpcUrl in the option chains.',
    })
  return commitment
}

function requireCommitment(name: string, value: Commitment | undefined): void {
  if (value !== undefined && !COMMITMENTS.includes(value)) throw wrong(name)
}

function wrong(name: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details: `The option ${name} is none that a node takes.` })
}
