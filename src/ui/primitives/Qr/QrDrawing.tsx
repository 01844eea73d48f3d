'use client'

import { qrPath } from './qrPath.ts'

/** The code itself. Renders an `svg`. */
export function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
