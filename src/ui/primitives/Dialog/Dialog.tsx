'use client'

import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { DialogLayer } from './DialogLayer.tsx'
import type { DialogProps } from './dialogProps.ts'

/**
 * A modal card; a bottom sheet under 480 px of width, the whole screen under 420 px of height.
 *
 * Keeps and returns the focus, locks scrolling, hides the page from readers, holds the live regions: a native `dialog` in
 * the top layer, so that it can be used above any other dialog of the page.
 * Renders into a `div` at the end of `body`, and nothing on a server.
 */
export function Dialog({ onClosed, ...props }: DialogProps) {
  const { isOpen } = props
  const [isShown, setIsShown] = useState(false)

  // at once, so that a press is answered by the next frame; but not while hydrating, which has nothing of it
  const isClient = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (isClient && isOpen && !isShown) setIsShown(true)

  if (!isShown) return null
  // not in its place: a form must not stand inside a form of the page
  return createPortal(
    <ThemeRoot>
      <DialogLayer
        {...props}
        onGone={() => {
          setIsShown(false)
          onClosed?.()
        }}
      />
    </ThemeRoot>,
    document.body,
  )
}
