'use client'

import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { KitContext } from '../../react/kitContext.ts'
import { developmentOrigin } from '../login/developmentOrigin.ts'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { focusFirst } from '../primitives/Screen/focusScreen.ts'
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
export function ForeignFrame({ frame, children }: FrameGateProps) {
  const allowed = useContext(KitContext)?.options.frameAncestors ?? []
  // `location.origin` is that of the address, which a sandbox may have taken away
  const { origin } = window
  const { ancestorOrigins } = location
  const isAllowed = isFrameAllowed(allowed, { origin, ancestorOrigins })
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // a dialog gave the focus away before this was loaded
    if (content.current?.closest('dialog')) focusFirst(content.current)
  }, [])

  return (
    <div ref={content}>
      {isAllowed ? (
        <Guarded>{children}</Guarded>
      ) : (
        <RefusedFrameView
          frame={frame}
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
      <div ref={content}>{children}</div>
      {isCovered ? (
        <div {...slot('body', 'lk-body')}>
          <p {...slot('note', 'lk-note')}>{words.covered}</p>
        </div>
      ) : null}
      <Announcement text={isCovered ? words.covered : null} />
    </>
  )
}
