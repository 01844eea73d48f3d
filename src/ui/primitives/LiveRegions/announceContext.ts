'use client'

import { createContext, useContext } from 'react'

/** `assertive` interrupts: for errors. */
export type Politeness = 'polite' | 'assertive'

/** Says something to screen readers. */
type Announce = (text: string, politeness?: Politeness) => void

export const AnnounceContext = createContext<Announce>(() => undefined)

export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
