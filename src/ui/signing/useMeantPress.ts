'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Nobody reads a request faster than this, in milliseconds. */
export const READING_MS = 500

/** Faster than this nobody answers to what came to the front, in milliseconds. */
const REACTION_MS = 300

/**
 * Tells whether a press was meant for what is shown: made by a person, and not right after it appeared or came to the front.
 * What another site's page around this one could do is held off elsewhere, and so are clicks right after a return.
 *
 * @param isAsked - whether it can be pressed now. What is asked next is shown by a new component.
 * @param place - where it is shown: its `data-presses` is there once presses count.
 */
export function useMeantPress(
  isAsked: boolean,
  place: RefObject<HTMLElement | null>,
): (event: Event) => boolean {
  const meansAtMs = useRef(Number.POSITIVE_INFINITY)

  useEffect(() => {
    meansAtMs.current = Number.POSITIVE_INFINITY
    if (!isAsked) return
    // what is not drawn was not seen: in a hidden tab no frame ever comes
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      meansAtMs.current = performance.now() + READING_MS
      timer = setTimeout(() => place.current?.setAttribute('data-presses', ''), READING_MS)
    })
    const come = ({ timeStamp }: Event) => {
      meansAtMs.current = Math.max(meansAtMs.current, timeStamp + REACTION_MS)
    }
    document.addEventListener('visibilitychange', come)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', come)
    }
  }, [isAsked, place])

  return ({ isTrusted, timeStamp }) => isTrusted && timeStamp >= meansAtMs.current
}
