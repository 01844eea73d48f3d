'use client'

import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazyPart.ts'
import type { FrameGateProps } from './frameGateProps.ts'
import { guardReturns } from './guardReturns.ts'
import { isForeignFrame } from './isForeignFrame.ts'

const ForeignFrame = lazyPart(async () => (await import('./ForeignFrame.tsx')).ForeignFrame)

const never = () => () => undefined

/** Its content, as it is; inside another origin's page only where the app allows that, and then guarded. */
export function FrameGate(props: FrameGateProps) {
  useEffect(guardReturns, [])
  // nothing is shown until the guard is there
  return useSyncExternalStore(never, isForeignFrame, () => false) ? (
    <Suspense fallback={null}>
      <ForeignFrame {...props} />
    </Suspense>
  ) : (
    props.children
  )
}
