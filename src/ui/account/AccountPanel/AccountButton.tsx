'use client'

import { Suspense, useState } from 'react'
import type { Session } from '../../../core/session/session.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { useSession } from '../../../react/useSession.ts'
import { lazyPart } from '../../lazyPart.ts'
import { SigningHost } from '../../signing/SigningHost.tsx'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { ownerKey } from '../ownerKey.ts'

/** In English; all other texts of the account load with it. */
const LABEL = 'Your account'

const loadDialog = async () => (await import('./AccountDialog.tsx')).AccountDialog
const AccountDialog = lazyPart(loadDialog)

/**
 * Opens the account of whoever is logged in. Renders a `button`, and nothing while nobody is logged in.
 *
 * The account itself is loaded when a pointer or the focus comes near, or when it is opened. It also shows requests to sign,
 * where no `SignModal` and no screen of the app's own does.
 *
 * @example
 * <AccountButton />
 */
export function AccountButton() {
  const { session } = useSession()
  if (session === null) return null
  return (
    <ThemeRoot inline>
      <AccountOpener key={ownerKey(session)} userId={session.userId} />
      <SigningHost kind="spare" />
    </ThemeRoot>
  )
}

function AccountOpener({ userId }: Pick<Session, 'userId'>) {
  const { words } = useUiSettings()
  const slot = useSlot()
  // null before it was ever opened: until then nothing of it is there
  const [isOpen, setIsOpen] = useState<boolean | null>(null)

  // a failure here is no news yet: opening tries again
  const prepare = () => void loadDialog().catch(() => undefined)

  return (
    <>
      <button
        type="button"
        {...slot('accountButton', 'lk-account-button')}
        aria-haspopup="dialog"
        aria-label={words?.account?.open ?? LABEL}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <AccountPicture of={userId} size={32} shape="round" />
      </button>
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <AccountDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
