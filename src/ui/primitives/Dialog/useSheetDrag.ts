'use client'

import { type PointerEvent, type RefObject, useRef } from 'react'

/** How far down a sheet must be dragged to close, in pixels. */
const CLOSE_AT = 96
/** Faster than this is a flick, in pixels a millisecond. */
const FLICK = 0.5

type Drag = { readonly fromY: number; readonly fromMs: number }

/** Handlers for a sheet's grabber: dragging moves the sheet with the finger, and far enough or fast enough closes it. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null)

  function settle(event: PointerEvent, mayClose: boolean) {
    if (drag.current === null) return
    const distance = event.clientY - drag.current.fromY
    const speed = distance / Math.max(1, event.timeStamp - drag.current.fromMs)
    drag.current = null
    sheet.current?.style.removeProperty('--_drag')
    if (mayClose && (distance > CLOSE_AT || (distance > 16 && speed > FLICK))) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      drag.current = { fromY: event.clientY, fromMs: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current === null) return
      const distance = Math.max(0, event.clientY - drag.current.fromY)
      sheet.current?.style.setProperty('--_drag', `${distance}px`)
    },
    onPointerUp: (event: PointerEvent) => settle(event, true),
    onPointerCancel: (event: PointerEvent) => settle(event, false),
  }
}
