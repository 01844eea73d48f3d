'use client'

import type { LoginExtras } from './loginExtras.ts'
import { useLoginDialog } from './useLoginDialog.ts'

/** What an app may set on the modal. */
export type LoginModalProps = LoginExtras

/**
 * The login as a modal: a card, or a sheet on a phone. Shows itself while the login is open, and loads itself then.
 * Place it once to give it a logo or links; without it the first `LoginButton` shows the same modal.
 *
 * @example
 * <LoginModal logo={<Logo />} legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }} />
 */
export function LoginModal(props: LoginModalProps) {
  const { Dialog } = useLoginDialog(true)
  return Dialog === null ? null : <Dialog {...props} />
}
