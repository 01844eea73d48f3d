import { wait } from '../../../lib/wait.ts'
import type { Page } from '../../oauth/page.ts'
import type { ProviderWindow } from './providerWindow.ts'

/** How often it is looked at, in milliseconds. No event tells. */
const LOOK_EVERY_MS = 400

/**
 * Ends when the person has closed the provider's window, or when the signal fires.
 *
 * Ours: a provider may cut its page off from ours (Cross-Origin-Opener-Policy), and then the window looks closed while the
 * person is in it. It counts as closed only once the person is back on this page.
 */
export async function windowClosed(
  providerWindow: Pick<ProviderWindow, 'isOpen'>,
  page: Pick<Page, 'hasFocus'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (providerWindow.isOpen() || !page.hasFocus()))
    await wait(LOOK_EVERY_MS, signal)
}
