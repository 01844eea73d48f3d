'use client'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { FrameGate } from '../../frame/FrameGate.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { LiveRegions } from '../LiveRegions/LiveRegions.tsx'
import type { DialogProps } from './dialogProps.ts'
import { keepTabInside } from './keepTabInside.ts'
import { showModally } from './showModally.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { watchViewport } from './watchViewport.ts'
import { whenStill } from './whenStill.ts'

export type DialogLayerProps = Omit<DialogProps, 'onClosed'> & {
  /** The closing motion is over: nothing of it is to be seen. */
  readonly onGone: () => void
}

/**
 * The dialog while there is something of it to be seen. Renders a `dialog` as large as the window, in the top layer:
 * the backdrop and the card lie in it. Never rendered on a server.
 */
export function DialogLayer(props: DialogLayerProps) {
  const { isOpen, onClose, onGone, closesOnBackdrop, titleId, children } = props
  const slot = useSlot()
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const drag = useSheetDrag(dialog, onClose)
  const state = isOpen ? 'open' : 'closing'

  const isBeside = (target: EventTarget) => target === dialog.current || target === backdrop.current

  useLayoutEffect(() => {
    if (isOpen && dialog.current) return showModally(dialog.current)
  }, [isOpen])

  // once it is shown: measured before, all of it would be laid out twice
  useLayoutEffect(() => {
    if (dialog.current && card.current) return watchViewport(dialog.current, card.current)
  }, [])

  useLayoutEffect(() => {
    if (!isOpen) return whenStill([backdrop.current, card.current], onGone)
  }, [isOpen, onGone])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    keepTabInside(event)
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // else the browser asks too, and, asked twice, closes by itself; and what is behind is not meant
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      className="lk-viewport"
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // Escape while the focus is nowhere, or a device's gesture to go back
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // a browser may close what has refused to: the owner decides all the same
        const it = dialog.current
        if (!isOpen || !it || it.inert || it.open) return
        it.showModal()
        onClose()
      }}
      onPointerDown={(event) => {
        isPressed.current = isBeside(event.target)
      }}
      onClick={(event) => {
        if (closesOnBackdrop && isPressed.current && isBeside(event.target)) onClose()
      }}
    >
      <div {...slot('backdrop', 'lk-backdrop')} data-state={state} ref={backdrop} />
      <div {...slot('dialog', 'lk-card lk-dialog')} data-state={state} ref={card}>
        <div {...slot('grabber', 'lk-grabber')} {...drag} />
        <LiveRegions>
          <FrameGate titleId={titleId} onClose={onClose}>
            {children}
          </FrameGate>
        </LiveRegions>
      </div>
    </dialog>
  )
}
