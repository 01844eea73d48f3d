'use client'

import { type ReactNode, Suspense, useId, useState } from 'react'
import { signingOf } from '../../core/wallet/signing/signingOf.ts'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { lazyPart } from '../lazyPart.ts'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { SignScreen } from './SignScreen.tsx'
import { useSigningWords } from './useSigningWords.ts'

/** Nobody sees it who only signs. */
const SignNewsBanner = lazyPart(async () => (await import('./SignNewsBanner.tsx')).SignNewsBanner)

export type SignDialogProps = {
  /** The app's logo, 36 px square; null for none. */
  readonly logo: ReactNode
}

/** The confirmation as a modal: a card, or a sheet on a phone. Loaded with the first request. */
export function SignDialog({ logo }: SignDialogProps) {
  const signing = signingOf(useKit())
  const words = useSigningWords()
  const titleId = useId()
  const state = useStore(signing.state, (it) => it)
  const news = useStore(signing.news, (it) => it)
  const [shown, setShown] = useState(state)
  const [declinedId, setDeclinedId] = useState<number | null>(null)
  // while it closes it goes on showing what it showed
  if (state.at !== 'idle' && shown !== state) setShown(state)
  const declined = (
    <Announcement text={declinedId === null ? null : words.declined} about={declinedId} />
  )

  function decline() {
    if (state.at !== 'asking' && state.at !== 'reading') return
    setDeclinedId(state.id)
    signing.decline(state.id)
  }

  function close() {
    if (state.at === 'asking' || state.at === 'reading') decline()
    else if (state.at !== 'idle') signing.close(state.id)
  }

  return (
    <>
      <Dialog
        isOpen={state.at !== 'idle'}
        onClose={close}
        closesOnBackdrop={false}
        titleId={titleId}
      >
        {declined}
        {shown.at === 'idle' ? null : (
          <SignScreen
            state={shown}
            frame={{ titleId, showsTitle: true, onClose: null, logo }}
            onApprove={() => state.at === 'asking' && signing.approve(state.id)}
            onDecline={decline}
            onClose={close}
          />
        )}
      </Dialog>
      {/* readers hear what is in the dialog while it is open, and what is beside it after */}
      <ThemeRoot inline>
        <LiveRegions>
          {declined}
          {news === null ? null : (
            <Suspense fallback={null}>
              <SignNewsBanner news={news} />
            </Suspense>
          )}
        </LiveRegions>
      </ThemeRoot>
    </>
  )
}
