'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Before the focus moves there; React 18 warns of it on a server, where neither does anything. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Lets these elements describe the dialog around, for readers. */
export function useDescription(ids: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEarlyEffect(() => {
    const dialog = place.current?.closest('dialog')
    dialog?.setAttribute('aria-describedby', ids)
    return () => dialog?.removeAttribute('aria-describedby')
  }, [ids])
  return place
}
