'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import { useSlot } from '../../theme/useSlot.ts'

// what draws it is loaded when there is something to draw
const QrDrawing = lazyPart(async () => (await import('./QrDrawing.tsx')).QrDrawing)

export type QrProps = {
  /** What the code says; null while it is not known. */
  readonly text: string | null
  /** What readers say instead of the code. */
  readonly label: string
}

/** A code to scan, dark on white in every scheme, as scanners want it. Renders a `div`. */
export function Qr({ text, label }: QrProps) {
  const slot = useSlot()
  return (
    <div {...slot('qr', 'lk-qr')} data-state={text === null ? 'loading' : 'idle'}>
      {text === null ? null : (
        <Suspense fallback={null}>
          <QrDrawing text={text} label={label} />
        </Suspense>
      )}
    </div>
  )
}
