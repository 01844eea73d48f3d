'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import { FrameGate } from '../../frame/FrameGate.tsx'
import { LiveRegions } from '../../primitives/LiveRegions/LiveRegions.tsx'
import { mayTakeFocus } from '../../primitives/Screen/focusScreen.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { useFirstScreen } from '../ChooseMethod/useFirstScreen.ts'
import { type CodeState, useCodeScreen } from '../EnterCode/useCodeScreen.ts'
import type { LoginExtras } from '../loginExtras.ts'
import { isFirstScreen, screens } from '../screens.ts'
import { useInlineLogin } from '../useInlineLogin.ts'
import { PartsContext } from './partsContext.ts'

/** What an app may set on a login that it composes. */
export type LoginRootProps = LoginExtras & { readonly children: ReactNode }

/**
 * A login of parts: each shows itself where the login needs it, in the order and between the elements of the app's own. Moves
 * the focus when the login goes on, holds the live regions, and shows nothing inside another site's page but where that is
 * allowed. Give `Login.Screen` a place too: what has no part of its own (providers, passkeys, wallets, what is in the way)
 * is shown there.
 *
 * @example
 * <Login.Root legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }}>
 *   <Login.Title />
 *   <Login.Identifier />
 *   <Login.Methods />
 *   <Login.CodeField />
 *   <Login.Expiry />
 *   <Login.Error />
 *   <Login.Resend />
 *   <Login.Actions />
 *   <Login.Screen />
 *   <Login.Legal />
 * </Login.Root>
 */
export function Root({ children, ...extras }: LoginRootProps) {
  const state = useInlineLogin()
  const id = useId()
  return (
    <ThemeRoot>
      <LiveRegions>
        <FrameGate titleId={id}>
          <Parts state={state} id={id} extras={extras}>
            {children}
          </Parts>
        </FrameGate>
      </LiveRegions>
    </ThemeRoot>
  )
}

type PartsProps = {
  readonly state: LoginStateWithActions
  readonly id: string
  readonly extras: LoginExtras
  readonly children: ReactNode
}

function Parts({ state, id, extras, children }: PartsProps) {
  const container = useRef<HTMLDivElement>(null)
  const { key } = screens[state.at]
  const shown = useRef(key)
  const first = useFirstScreen(state)
  const code = useCodeScreen('entry' in state ? state : NO_CODE)

  useEffect(() => {
    // the first focus is the page's to give
    if (shown.current === key) return
    shown.current = key
    const place = container.current
    if (!mayTakeFocus(place)) return
    // not a field of the app's own between the parts
    const field = place?.querySelector<HTMLElement>('input[data-slot]')
    const target = field ?? place?.querySelector<HTMLElement>('[data-lk-title]')
    target?.focus()
  }, [key])

  return (
    <PartsContext.Provider
      value={{
        state,
        extras,
        id,
        frame: { titleId: id, showsTitle: true, onClose: null, logo: extras.logo ?? null },
        first: isFirstScreen(state.at) ? first : null,
        code: 'entry' in state ? code : null,
      }}
    >
      <div ref={container}>{children}</div>
    </PartsContext.Provider>
  )
}

const nothing = () => undefined

/** While no code is awaited: the parts stay mounted, and so does what is typed into the app's own fields between them. */
const NO_CODE: CodeState = {
  at: 'enteringCode',
  entry: {
    otpType: 'OTP_TYPE_EMAIL',
    contact: '',
    otpId: '',
    codeLength: 6,
    alphabet: 'digits',
    lifetimeMs: 0,
    expiresAtMs: 0,
    resendAtMs: 0,
    resends: 0,
  },
  notice: { kind: 'none' },
  submit: nothing,
  resend: nothing,
  changeContact: nothing,
}
