import {
  InAppBrowserError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupBlockedError,
  PopupClosedError,
} from '../../errors/oauth.ts'
import { wait } from '../../lib/wait.ts'
import type { SocialProvider } from '../config/loginMethod.ts'
import { createMemoryKeyStore } from '../keys/memoryKeyStore.ts'
import type { ProviderWindow } from '../login/oauth/providerWindow.ts'
import { windowClosed } from '../login/oauth/windowClosed.ts'
import { idTokenFrom } from '../oauth/idTokenFrom.ts'
import { inAppBrowser } from '../oauth/inAppBrowser.ts'
import type { Page } from '../oauth/page.ts'
import type { PendingLogin } from '../oauth/pendingLogin.ts'
import { createPendingLogins } from '../oauth/pendingLogins.ts'
import { prepareAttempt } from '../oauth/prepareAttempt.ts'
import { readReturnUrl } from '../oauth/readReturnUrl.ts'
import { returnChannelName, waitForReturn } from '../oauth/returnChannel.ts'
import { startAttempt } from '../oauth/startAttempt.ts'
import { type LinkContext, requireSession } from './linkContext.ts'

/** Where the person is asked. */
export type ProviderPlace = {
  /** Opened within the click. */
  readonly providerWindow: ProviderWindow
  readonly page: Page
}

/**
 * Has a provider say who the person is, in the window that the click has opened: the ID token.
 *
 * The token is bound to the key of the session: the service then sees that whoever links the provider asked for it, and
 * nobody else can link a token that they found.
 *
 * Ours: only in a window. To leave the page for it would end what the person is in the middle of.
 *
 * @throws PopupBlockedError `OAUTH_POPUP_BLOCKED` when the browser opened no window.
 * @throws PopupClosedError `OAUTH_POPUP_CLOSED` when the person closed it.
 * @throws InAppBrowserError where providers let nobody in.
 */
export async function askProvider(
  context: LinkContext,
  provider: SocialProvider,
  { providerWindow, page }: ProviderPlace,
  signal: AbortSignal,
): Promise<string> {
  const inApp = inAppBrowser(page.userAgent(), page.isStandalone())
  if (inApp) throw new InAppBrowserError(inApp)
  if (!providerWindow.isOpen()) throw new PopupBlockedError()
  const { kit, proxy, network } = context
  const { options } = kit
  const { authProxyConfigId } = options
  const nowMs = options.nowMs ?? (() => Date.now())
  const pendings = createPendingLogins(authProxyConfigId, nowMs)
  const { oauth: config } = await kit.loadConfig({ signal })
  const { publicKeyHex } = requireSession(context)
  const prepared = await prepareAttempt(createMemoryKeyStore(), authProxyConfigId, publicKeyHex)
  const parts = { config, options, pageHref: page.href(), nowMs: nowMs() }
  const { pending, url } = startAttempt(prepared, provider, false, parts)
  await pendings.keep(pending)
  try {
    if (!providerWindow.goTo(url)) throw new PopupClosedError()
    const channel = returnChannelName(authProxyConfigId)
    const lifeMs = pending.expiresAtMs - nowMs()
    const href = await comeBack(pending, channel, { providerWindow, page }, lifeMs, signal)
    if (!(await pendings.take(pending.state))) throw new OauthStateMismatchError()
    return await idTokenFrom({ proxy, network }, readReturnUrl(href, pending), pending, signal)
  } finally {
    await pendings.drop(pending.state)
  }
}

/** @throws PopupClosedError or OauthFailedError when nobody does. */
async function comeBack(
  pending: PendingLogin,
  channel: string,
  { providerWindow, page }: ProviderPlace,
  lifeMs: number,
  signal: AbortSignal,
): Promise<string> {
  const over = new AbortController()
  const end = () => over.abort()
  signal.addEventListener('abort', end)
  const fail = (error: Error) => () => Promise.reject(error)
  const tooLate = new OauthFailedError({ details: 'nobody came back in time' })
  try {
    return await Promise.race([
      waitForReturn(channel, pending.state, over.signal),
      windowClosed(providerWindow, page, over.signal).then(fail(new PopupClosedError())),
      wait(lifeMs, over.signal).then(fail(tooLate)),
    ])
  } finally {
    end()
    signal.removeEventListener('abort', end)
  }
}
