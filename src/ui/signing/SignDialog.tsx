'use client'

import { type ReactNode, Suspense, useDeferredValue, useId, useState } from 'react'
import { signingOf } from '../../core/wallet/signing/signingOf.ts'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { SendScreen, SignScreen } from './SignScreen.tsx'
import { useNextRequest } from './useNextRequest.ts'
import { useSigningWords } from './useSigningWords.ts'

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
  const { isNext, isNew } = useNextRequest(state)
  const [shown, setShown] = useState(state)
  const [declinedId, setDeclinedId] = useState<number | null>(null)
  // while it closes it goes on showing what it showed
  if (state.at !== 'idle' && shown !== state) setShown(state)
  // and what is asked goes on being read until all of it is loaded
  const before = useDeferredValue(shown)
  const isHeld = before.at === 'reading' && shown.at !== 'idle' && before.id === shown.id
  const drawn = isHeld ? before : shown
  const declined = (
    <Announcement text={declinedId === null ? null : words.declined} about={declinedId} />
  )

  /** Leaving what is asked is a no. */
  function close() {
    if (state.at === 'idle' || isNew()) return
    if (state.at === 'asking' || state.at === 'reading') setDeclinedId(state.id)
    signing.close(state.id)
  }

  function declineAll() {
    if (state.at === 'idle' || isNew()) return
    setDeclinedId(state.id)
    signing.declineAll()
  }

  return (
    <>
      <Dialog
        isOpen={state.at !== 'idle'}
        onClose={close}
        onClosed={() => setDeclinedId(null)}
        closesOnBackdrop={false}
        titleId={titleId}
      >
        {declined}
        {drawn.at === 'idle' ? null : (
          <SignScreen
            state={drawn}
            frame={{ titleId, showsTitle: true, onClose: close, logo }}
            isNext={isNext}
            onApprove={() => signing.approve(drawn.id)}
            onDeclineAll={declineAll}
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
              <SendScreen news={news} onClose={() => signing.close(news.id)} />
            </Suspense>
          )}
        </LiveRegions>
      </ThemeRoot>
    </>
  )
}
