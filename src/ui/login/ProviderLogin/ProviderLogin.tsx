'use client'

import { useKit } from '../../../react/kitContext.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import { useOnline } from '../../../react/useOnline.ts'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import { methodName } from '../../words/methodName.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import type { ScreenProps } from '../screenProps.ts'
import { ProviderLoginView } from './ProviderLoginView.tsx'
import { ProviderSign } from './ProviderSign.tsx'
import { type ProviderAction, providerScreen } from './providerScreen.ts'

type At<A extends LoginStateWithActions['at']> = Extract<LoginStateWithActions, { readonly at: A }>

/** The states whose screen this is. */
type ProviderState = At<
  | 'openingProvider'
  | 'waitingForProvider'
  | 'popupBlocked'
  | 'finishingProvider'
  | 'providerFailed'
  | 'accountExists'
>

/** The screens of a social login, joined to the kit. */
export function ProviderLogin({ state, frame, extras }: ScreenProps) {
  const kit = useKit()
  const words = useWords()
  const isOnline = useOnline()
  const { methods } = useLoginMethods()
  if (!isProviderState(state)) return null

  const { provider } = state
  const name = provider === null ? '' : methodName(provider, words)
  const facts = {
    name,
    appName: kit.appName,
    isOnline,
    method: name,
    canUseTab: kit.options.oauth?.mode !== 'popup',
    hasEmail: methods.includes('email'),
    developmentOrigin: developmentOrigin(),
    allowedHost: extras.allowedHost ?? null,
    allowedOriginsUrl: extras.allowedOriginsUrl ?? null,
    requestId: null,
  }
  return (
    <ProviderLoginView
      frame={frame}
      sign={<ProviderSign provider={provider} />}
      name={name}
      screen={providerScreen(state, words, facts)}
      occasion={state}
      pageUrl={location.href}
      onBack={state.back}
      onAction={(action) => actionsOf(state, words.oauth.opening(name))[action]()}
    />
  )
}

/** @param windowText - what a window says that is opened by it. */
function actionsOf(state: ProviderState, windowText: string): Record<ProviderAction, () => void> {
  const { back } = state
  const openWindow = () => {
    if ('openWindow' in state) state.openWindow(windowText)
  }
  const retry = () => {
    if ('retry' in state) state.retry(windowText)
  }
  return {
    showWindow: openWindow,
    openWindow,
    continueInTab: () => {
      if ('continueInTab' in state) state.continueInTab()
    },
    tryAgain: retry,
    startAgain: retry,
    otherAccount: retry,
    createAccount: retry,
    emailCode: () => {
      if (state.at === 'accountExists' && state.contact !== null) state.email(state.contact)
    },
    cancel: back,
    otherMethod: back,
    useEmail: back,
    // these buttons do it themselves
    copyLink: nothing,
    openInBrowser: nothing,
  }
}

function nothing(): void {
  // nothing is left to be done
}

function isProviderState(state: LoginStateWithActions): state is ProviderState {
  return (
    state.at === 'openingProvider' ||
    state.at === 'waitingForProvider' ||
    state.at === 'popupBlocked' ||
    state.at === 'finishingProvider' ||
    state.at === 'providerFailed' ||
    state.at === 'accountExists'
  )
}
