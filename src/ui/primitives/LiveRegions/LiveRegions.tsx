'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { AnnounceContext, type Politeness } from './announceContext.ts'

export type LiveRegionsProps = { readonly children: ReactNode }

/**
 * Two live regions for everything inside: a polite one and an assertive one.
 * They are there before anything is said and stay until the end, because readers watch only regions that they have met.
 */
export function LiveRegions({ children }: LiveRegionsProps) {
  const slot = useSlot()
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const [announce] = useState(() => (text: string, politeness: Politeness = 'polite') => {
    const region = politeness === 'assertive' ? alert.current : status.current
    // the same words twice are no change, and would not be read
    if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text
  })
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div ref={status} {...slot('statusRegion', 'lk-hidden')} role="status" />
      <div ref={alert} {...slot('alertRegion', 'lk-hidden')} role="alert" />
    </AnnounceContext.Provider>
  )
}
