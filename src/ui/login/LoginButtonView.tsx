'use client'

import { useSlot } from '../theme/useSlot.ts'
import { useButtonWords } from '../words/useButtonWords.ts'

/** What the login button shows, and what it reports. */
export type LoginButtonViewProps = {
  /**
   * `restoring`: not known yet who is logged in; `failed`: the login's own code could not be loaded; `loggedOut`: just now,
   * by this button.
   */
  readonly at: 'restoring' | 'idle' | 'opening' | 'failed' | 'loggedIn' | 'leaving' | 'loggedOut'
  /** A pointer, the focus or a finger came near. */
  readonly onApproach: () => void
  readonly onClick: () => void
}

/** The button and its live region, which says what a press came to. */
export function LoginButtonView({ at, onApproach, onClick }: LoginButtonViewProps) {
  const words = useButtonWords()
  const slotProps = useSlot()('loginButton', 'lk-button lk-login-button')
  const isBusy = at === 'opening' || at === 'leaving'
  const isLoggedIn = at === 'loggedIn' || at === 'leaving'
  const outcome = at === 'failed' ? words.failed : at === 'loggedOut' ? words.loggedOut : null
  return (
    <>
      <button
        type="button"
        {...slotProps}
        data-variant={isLoggedIn ? 'secondary' : 'primary'}
        data-state={at === 'restoring' ? at : isBusy ? 'loading' : 'idle'}
        aria-busy={isBusy || undefined}
        aria-haspopup={isLoggedIn ? undefined : 'dialog'}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onTouchStart={onApproach}
        onClick={isBusy ? undefined : onClick}
      >
        {isLoggedIn ? words.logOut : at === 'failed' ? words.failed : words.logIn}
      </button>
      <span className="lk-hidden" role="status">
        {outcome}
      </span>
    </>
  )
}
