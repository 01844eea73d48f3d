import { ConfirmationFailedError, ConfirmationMissingError } from '../../../errors/confirmation.ts'
import type { SigningOptions } from './signingOptions.ts'
import type { SignView } from './signView.ts'
import { whenAborted } from './whenAborted.ts'

type Confirm = NonNullable<SigningOptions['confirm']>

/**
 * Asks by the app's own function. Only true is a yes; and none is one after the request was taken back.
 *
 * @throws ConfirmationFailedError `CONFIRMATION_FAILED` when the function throws, or answers neither true nor false.
 */
export async function askApp(
  confirm: Confirm,
  view: SignView,
  signal: AbortSignal,
): Promise<boolean> {
  let answer: unknown
  try {
    answer = await Promise.race([confirm(view, signal), whenAborted(signal)])
  } catch (error) {
    if (signal.aborted) return false
    throw new ConfirmationFailedError({ details: 'It threw.', cause: error })
  }
  if (signal.aborted) return false
  if (typeof answer === 'boolean') return answer
  throw new ConfirmationFailedError({ details: `It answered ${kindOf(answer)}.` })
}

/** What an app learns that has neither that function nor a screen. */
export function noneToAsk(): ConfirmationMissingError {
  return new ConfirmationMissingError()
}

/** What it is, and nothing of what is in it. */
function kindOf(answer: unknown): string {
  if (answer === undefined || answer === null) return String(answer)
  return `a value of type ${typeof answer}`
}
