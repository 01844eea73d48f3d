'use client'

import { useId } from 'react'
import { FrameGate } from '../frame/FrameGate.tsx'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { Card } from '../primitives/Screen/Card.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import type { LoginExtras } from './loginExtras.ts'
import { Actions, CodeField, Expiry, Resend } from './parts/codeParts.tsx'
import { ErrorLine, Identifier, Legal, Methods, Passkey, Title } from './parts/firstParts.tsx'
import { Root } from './parts/Root.tsx'
import { Screen } from './parts/Screen.tsx'
import { useInlineLogin } from './useInlineLogin.ts'

/** What an app may set on the inline login. */
export type LoginProps = LoginExtras & {
  /** False: the title is there for readers only, for pages with a heading of their own. @default true */
  readonly title?: boolean | undefined
}

function ReadyLogin({ title = true, ...extras }: LoginProps) {
  const state = useInlineLogin()
  const titleId = useId()
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

/**
 * The login as a part of the page: the modal's screens without the modal. Renders a `section`.
 *
 * It is made of parts, which an app may compose itself: see `Login.Root`. In a server component that needs a file of the
 * app's own with `'use client'`, where they are named.
 *
 * @example
 * <Login title={false} />
 */
export const Login = /* @__PURE__ */ Object.assign(ReadyLogin, {
  Root,
  Title,
  Identifier,
  Methods,
  Passkey,
  Legal,
  CodeField,
  Expiry,
  Resend,
  Actions,
  Error: ErrorLine,
  Screen,
})
