'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Lets these elements describe the dialog around, for readers. */
export function useDescription(ids: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current?.closest('dialog')
    dialog?.setAttribute('aria-describedby', ids)
    return () => dialog?.removeAttribute('aria-describedby')
  }, [ids])
  return place
}
