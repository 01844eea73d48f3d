import { isLatchkitError } from '../../../errors/anyError.ts'
import { KeyStoreUnavailableError } from '../../../errors/keys.ts'
import {
  InAppBrowserError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupBlockedError,
  PopupClosedError,
} from '../../../errors/oauth.ts'
import { wait } from '../../../lib/wait.ts'
import { type OauthAttempt, oauthComplete } from '../../actions/oauthComplete.ts'
import { idTokenClaims } from '../../oauth/idTokenClaims.ts'
import { inAppBrowser } from '../../oauth/inAppBrowser.ts'
import { browserPage, type Page } from '../../oauth/page.ts'
import { PENDING_FOR_MS, type PendingLogin } from '../../oauth/pendingLogin.ts'
import { createPendingLogins } from '../../oauth/pendingLogins.ts'
import { type PreparedAttempt, prepareAttempt } from '../../oauth/prepareAttempt.ts'
import { receiveReturn } from '../../oauth/receiveReturn.ts'
import { ownAddress } from '../../oauth/redirectUri.ts'
import { returnChannelName, waitForReturn } from '../../oauth/returnChannel.ts'
import { startAttempt } from '../../oauth/startAttempt.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import type { OauthState } from './oauthState.ts'
import { windowClosed } from './windowClosed.ts'

type Opening = Extract<OauthState, { at: 'openingProvider' }>

/** The work of the social logins, and what comes before and after their states. */
export type OauthEffect = MethodEffect<OauthState> & {
  /** Makes what the next attempt needs, so that the click has nothing to wait for. */
  prepare(): void
  /** Deals with a page that a provider has sent the person back to; null when another page goes on with it. */
  receive(): Promise<LoginEvent | null>
}

/** @param page - the page that all of it runs in. */
export function createOauthEffect(context: MethodContext, page: Page = browserPage): OauthEffect {
  const { options, providerWindow, nowMs } = context
  const { authProxyConfigId } = options
  const channel = returnChannelName(authProxyConfigId)
  const pendings = createPendingLogins(authProxyConfigId, nowMs)
  const network = { fetch: options.fetch ?? fetch, timeoutMs: options.timeoutMs ?? 15_000 }
  const inApp = inAppBrowser(page.userAgent(), page.isStandalone())
  if (inApp) providerWindow.refuse()

  let prepared: Promise<PreparedAttempt> | null = null
  let waitingFor: PendingLogin | null = null
  let answered: (OauthAttempt & { isTaken: boolean }) | null = null
  let placeToReturnTo: string | null = null

  const prepare = () => {
    prepared ??= prepareAttempt(context.keyStore, authProxyConfigId).catch((error: unknown) => {
      prepared = null
      throw error
    })
    return prepared
  }

  const drop = () => {
    if (waitingFor) {
      const { state } = waitingFor
      void pendings.drop(state)
      // a window that is at the provider has no handle to be closed by: it closes when its return is taken
      if (!answered) void waitForReturn(channel, state, AbortSignal.timeout(PENDING_FOR_MS))
    }
    waitingFor = null
    answered = null
  }

  const answer = (pending: PendingLogin, href: string) => {
    waitingFor = pending
    const attempt = { pending, href, idToken: null, account: null, isNewAccountWanted: false }
    answered = { ...attempt, isTaken: false }
  }

  const open = async (state: Opening, signal: AbortSignal): Promise<LoginEvent> => {
    if (inApp) throw new InAppBrowserError(inApp)
    const inTab = state.inTab || options.oauth?.mode === 'redirect'
    if (!inTab && !providerWindow.isOpen()) throw new PopupBlockedError()
    drop()
    const { oauth: config } = await context.config.confirmed(signal)
    const parts = { config, options, pageHref: page.href(), nowMs: nowMs() }
    const { pending, url } = startAttempt(await prepare(), state.provider, inTab, parts)
    prepared = null
    const persistence = await pendings.keep(pending)
    waitingFor = pending
    if (signal.aborted) drop()
    else if (inTab) {
      if (persistence === 'tab') throw new KeyStoreUnavailableError()
      page.leaveTo(url)
      await page.broughtBack(signal)
      return { type: 'backRequested' }
    } else if (!providerWindow.goTo(url)) throw new PopupClosedError()
    return { type: 'providerShown' }
  }

  const waitForAnswer = async (pending: PendingLogin, signal: AbortSignal): Promise<LoginEvent> => {
    const over = new AbortController()
    const end = () => over.abort()
    signal.addEventListener('abort', end)
    const fail = (error: Error) => () => Promise.reject(error)
    const tooLate = new OauthFailedError({ details: 'nobody came back in time' })
    try {
      const href = await Promise.race([
        waitForReturn(channel, pending.state, over.signal),
        windowClosed(providerWindow, page, over.signal).then(fail(new PopupClosedError())),
        wait(pending.expiresAtMs - nowMs(), over.signal).then(fail(tooLate)),
      ])
      answer(pending, href)
      providerWindow.close()
      return { type: 'providerAnswered' }
    } finally {
      end()
      signal.removeEventListener('abort', end)
    }
  }

  const finish = async (signal: AbortSignal): Promise<LoginEvent> => {
    const attempt = answered
    if (!attempt) throw new OauthStateMismatchError()
    const { state, inTab, returnTo } = attempt.pending
    if (!attempt.isTaken && !(await pendings.take(state))) throw new OauthStateMismatchError()
    attempt.isTaken = true
    try {
      const { isNewUser, ...live } = await oauthComplete({ ...context, network }, attempt, signal)
      context.hold(live)
      const survives = inTab && live.session.persistence === 'device'
      placeToReturnTo = survives ? placeElsewhere(page.href(), returnTo) : null
      const offersPasskey = await context.offersPasskey()
      return { type: 'loggedIn', session: live.session, isNewUser, offersPasskey }
    } catch (error) {
      if (!isLatchkitError(error, 'CREDENTIAL_CONFLICT')) throw error
      const claims = attempt.idToken === null ? null : idTokenClaims(attempt.idToken)
      return { type: 'accountFound', contact: claims?.email ?? null }
    }
  }

  return {
    prepare: () => void prepare().catch(() => undefined),

    async receive() {
      const { redirectUri } = options.oauth ?? {}
      try {
        const parts = { pendings, page, authProxyConfigId, redirectUri }
        const received = await receiveReturn(parts)
        if (!received) return null
        answer(received.pending, received.href)
        return { type: 'providerReturned', provider: received.pending.provider }
      } catch (error) {
        if (!isLatchkitError(error)) throw error
        return { type: 'returnRefused', error }
      }
    },

    forget() {
      drop()
      providerWindow.close()
      if (placeToReturnTo !== null) page.moveTo(placeToReturnTo)
      placeToReturnTo = null
    },

    async run(state, signal) {
      switch (state.at) {
        case 'openingProvider':
          try {
            return await open(state, signal)
          } catch (error) {
            providerWindow.close()
            throw error
          }
        case 'waitingForProvider':
          if (!waitingFor) throw new OauthStateMismatchError()
          return waitForAnswer(waitingFor, signal)
        case 'finishingProvider':
          return finish(signal)
        case 'providerFailed': {
          // a window that was cut off looks closed: its answer still counts
          const isOpenPerhaps = state.error.code === 'OAUTH_POPUP_CLOSED' && waitingFor
          if (!isOpenPerhaps) return null
          answer(isOpenPerhaps, await waitForReturn(channel, isOpenPerhaps.state, signal))
          return { type: 'providerAnswered' }
        }
        case 'popupBlocked':
        case 'accountExists':
          return null
        default:
          return state satisfies never
      }
    },
  }
}

/** The page that the person was on, when it is another than this one. */
function placeElsewhere(pageHref: string, returnTo: string): string | null {
  const address = ownAddress(pageHref, returnTo)
  if (address === null) return null
  return new URL(address).pathname === new URL(pageHref).pathname ? null : address
}
