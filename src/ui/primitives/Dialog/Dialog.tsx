'use client'

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef, useState } from 'react'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { LiveRegions } from '../LiveRegions/LiveRegions.tsx'
import { fieldOf, titleOf } from '../Screen/focusScreen.ts'
import { createViewportRef } from './createViewportRef.ts'
import { useSheetDrag } from './useSheetDrag.ts'

/** What a dialog holds, and how it closes. */
export type DialogProps = {
  readonly isOpen: boolean
  /** Escape, the backdrop, or a sheet dragged down. */
  readonly onClose: () => void
  /** The closing motion is over. */
  readonly onClosed?: (() => void) | undefined
  /** Whether a press on the backdrop closes. */
  readonly closesOnBackdrop: boolean
  /** Id of the title inside. */
  readonly titleId: string
  readonly children: ReactNode
}

/**
 * A modal card; a bottom sheet under 480 px of width, the whole screen under 420 px of height.
 *
 * Traps and returns the focus, locks scrolling, hides the page from readers, holds the live regions.
 * Renders into a `div` at the end of `body`.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, titleId, children } = props
  const slot = useSlot()
  const popup = useRef<HTMLDivElement>(null)
  const [viewport] = useState(() => createViewportRef(popup))
  const drag = useSheetDrag(popup, onClose)

  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      onOpenChangeComplete={(open) => (open ? undefined : props.onClosed?.())}
      disablePointerDismissal={!props.closesOnBackdrop}
    >
      <BaseDialog.Portal>
        <ThemeRoot>
          <BaseDialog.Backdrop {...slot('backdrop', 'lk-backdrop')} />
          <BaseDialog.Viewport className="lk-viewport" ref={viewport}>
            <BaseDialog.Popup
              {...slot('dialog', 'lk-card lk-dialog')}
              ref={popup}
              aria-labelledby={titleId}
              aria-modal="true"
              initialFocus={() =>
                matchMedia('(pointer: fine)').matches
                  ? fieldOf(popup.current)
                  : titleOf(popup.current)
              }
            >
              <div {...slot('grabber', 'lk-grabber')} {...drag} />
              <LiveRegions>{children}</LiveRegions>
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </ThemeRoot>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
