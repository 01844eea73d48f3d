'use client'

import { useEffect, useId } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useLogin } from '../../react/useLogin.ts'
import { useSession } from '../../react/useSession.ts'
import { FrameGate } from '../frame/FrameGate.tsx'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { Card } from '../primitives/Screen/Card.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import type { LoginExtras } from './loginExtras.ts'

/** What an app may set on the inline login. */
export type LoginProps = LoginExtras & {
  /** False: the title is there for readers only, for pages with a heading of their own. @default true */
  readonly title?: boolean | undefined
}

/**
 * The login as a part of the page: the modal's screens without the modal. Renders a `section`.
 *
 * @example
 * <Login title={false} />
 */
export function Login({ title = true, ...extras }: LoginProps) {
  const { login } = useKit()
  const { state } = useLogin()
  const titleId = useId()

  const { status } = useSession()
  const isIdle = state.at === 'idle'

  useEffect(() => {
    if (isIdle && status !== 'logged-in') login.start()
  }, [login, isIdle, status])

  useEffect(
    () => () => {
      // an open modal goes on without this
      if (!login.isOpen.getState()) login.close()
    },
    [login],
  )

  return (
    <ThemeRoot>
      <Card titleId={titleId}>
        <LiveRegions>
          <FrameGate titleId={titleId} showsTitle={title}>
            <LoginScreen
              state={state}
              extras={extras}
              frame={{ titleId, showsTitle: title, onClose: null, logo: extras.logo ?? null }}
            />
          </FrameGate>
        </LiveRegions>
      </Card>
    </ThemeRoot>
  )
}
