'use client'

import { type RefObject, useEffect } from 'react'
import { rememberFocus } from '../../primitives/Dialog/rememberFocus.ts'

/**
 * Keeps the focus in a part of the page when what has it goes away, as a row does that was removed: then the first control
 * around it has it, and a person goes on from there. A screen that takes the focus itself goes before.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = part.current
    if (!place) return
    let holder: Element | null = null
    let giveBack: () => void = rememberFocus()

    const remember = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? target : null
      giveBack = rememberFocus()
    }
    const forget = () =>
      queueMicrotask(() => {
        // somebody has left it: browsers say the same of what is taken away, before it is
        if (holder?.isConnected && !holder.matches(':focus')) holder = null
      })
    const keep = () => {
      if (holder && !holder.isConnected)
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) giveBack()
        })
    }
    const observer = new MutationObserver(keep)
    observer.observe(place, { childList: true, subtree: true })
    place.addEventListener('focusin', remember)
    place.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      place.removeEventListener('focusin', remember)
      place.removeEventListener('focusout', forget)
    }
  }, [part])
}
