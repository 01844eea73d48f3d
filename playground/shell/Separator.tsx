import { type PointerEvent, useState } from 'react'
import { fitted, type PanelName, panels, sizeAfterKey } from './panels.ts'

type Drag = { readonly from: number; readonly size: number }

/** Between two panels: makes one of them larger or smaller. ARIA practices: window splitter. A double click resets it. */
export function Separator(props: {
  panel: PanelName
  size: number
  onResize: (size: number) => void
}) {
  const { panel, size, onResize } = props
  const { label, axis, growsForward, least, most, usual } = panels[panel]
  const [drag, setDrag] = useState<Drag | null>(null)
  const placeOf = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY)

  return (
    // biome-ignore lint/a11y/useSemanticElements: one that can be moved is a control, which hr is not
    <div
      role="separator"
      className="pg-separator"
      data-panel={panel}
      data-held={drag ? '' : undefined}
      tabIndex={0}
      aria-label={label}
      aria-controls={panel}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={`${size} pixels`}
      onKeyDown={(event) => {
        const next = sizeAfterKey(panel, size, event.key)
        if (next === null) return
        event.preventDefault()
        onResize(next)
      }}
      onDoubleClick={() => onResize(usual)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: placeOf(event), size })
      }}
      onPointerMove={(event) => {
        if (!drag) return
        const moved = placeOf(event) - drag.from
        onResize(fitted(panel, drag.size + (growsForward ? moved : -moved)))
      }}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    />
  )
}
