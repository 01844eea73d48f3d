import type { PasskeyContext } from '../../actions/passkeyContext.ts'
import { askForPasskey, type PasskeyLogin } from '../../actions/passkeyLogin.ts'

/** How long one request may wait in the list: what it signs must be fresh when it is sent. */
const RENEW_MS = 200_000

/**
 * Puts the passkeys of this device into the list under the email field, until one is picked or the signal fires.
 *
 * Never opens a prompt. Null when it cannot be: a login that was not asked for must not fail.
 */
export async function askInField(
  context: PasskeyContext,
  signal: AbortSignal,
): Promise<PasskeyLogin | null> {
  while (!signal.aborted) {
    const round = new AbortController()
    const stop = () => round.abort()
    const timer = setTimeout(stop, RENEW_MS)
    signal.addEventListener('abort', stop)
    try {
      return await askForPasskey(context, 'field', round.signal)
    } catch {
      // taken out of the list to be renewed, or the browser refuses: then there is no list
      if (!round.signal.aborted) return null
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }
  return null
}
