'use client'

import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { KitContext } from '../../react/kitContext.ts'
import { developmentOrigin } from '../login/developmentOrigin.ts'
import { watchViewport } from '../primitives/Dialog/watchViewport.ts'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { firstFocusOf } from '../primitives/Screen/focusScreen.ts'
import { useSlot } from '../theme/useSlot.ts'
import type { FrameGateProps } from './frameGateProps.ts'
import { guardClicks } from './guardClicks.ts'
import { isFrameAllowed } from './isFrameAllowed.ts'
import { RefusedFrameView } from './RefusedFrameView.tsx'
import { useFrameWords } from './useFrameWords.ts'

/**
 * What is shown inside of another origin's page: where the app allows it, its content, whose presses count only when they
 * can be meant; else how to get out of there. Renders a `div`. Loaded only there.
 */
export function ForeignFrame(props: FrameGateProps) {
  const { titleId, showsTitle = true, onClose = null, children } = props
  const allowed = useContext(KitContext)?.options.frameAncestors ?? []
  // `location.origin` is that of the address, which a sandbox may have taken away
  const { origin } = window
  const { ancestorOrigins } = location
  const isAllowed = isFrameAllowed(allowed, { origin, ancestorOrigins })
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    const card = content.current?.closest<HTMLElement>('dialog>*')
    if (!dialog || !card) return
    // it measured itself and gave the focus away before this was loaded
    firstFocusOf(card)?.focus({ preventScroll: true })
    return watchViewport(dialog, card)
  }, [])

  return (
    <div ref={content}>
      {isAllowed ? (
        <Guarded>{children}</Guarded>
      ) : (
        <RefusedFrameView
          frame={{ titleId, showsTitle, onClose, logo: null }}
          pageUrl={location.href}
          ancestors={developmentOrigin() && ancestorOrigins ? Array.from(ancestorOrigins) : null}
        />
      )}
    </div>
  )
}

function Guarded({ children }: Pick<FrameGateProps, 'children'>) {
  const content = useRef<HTMLDivElement>(null)
  const [isCovered, setIsCovered] = useState(false)
  const words = useFrameWords()
  const slot = useSlot()

  useLayoutEffect(() => {
    if (content.current) return guardClicks(content.current, setIsCovered)
  }, [])

  return (
    <>
      <div ref={content}>
        {children}
        {/* inside, else it would be what covers the rest */}
        {isCovered ? <p {...slot('note', 'lk-note lk-covered')}>{words.covered}</p> : null}
      </div>
      <Announcement text={isCovered ? words.covered : null} />
    </>
  )
}
