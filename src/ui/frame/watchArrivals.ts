/** Faster than this nobody answers to what they see. In milliseconds. */
const REACTION_MS = 300

export type ArrivalWatch = {
  /** Whether the window, or the pointer in it, was somewhere else a moment before this. */
  isTooSoon(event: Event): boolean
  stop(): void
}

/**
 * Watches for what is put under a pointer that was about to press something else: a window that comes to the front between
 * the two presses of a double click, a frame that slides under the pointer, a pointer that is hidden until it is there.
 */
export function watchArrivals(): ArrivalWatch {
  let wokeAtMs = Number.NEGATIVE_INFINITY
  let pointerCameAtMs = Number.NEGATIVE_INFINITY
  let isPressing = false
  let last: PointerEvent | null = null

  const onFocus = (event: Event) => {
    // the press of a mouse that has been over the frame for a while brings the focus itself: nothing was swapped
    const isByPress = isPressing && last?.pointerType === 'mouse'
    if (!isByPress) wokeAtMs = event.timeStamp
  }
  const onVisibility = (event: Event) => {
    wokeAtMs = event.timeStamp
  }
  const onPointer = (event: PointerEvent) => {
    const isFromOutside = event.type === 'pointerover' && event.relatedTarget === null
    // fingers are nowhere before they touch
    if ((isFromOutside && event.pointerType === 'mouse') || (last && isSlide(last, event)))
      pointerCameAtMs = event.timeStamp
    if (event.type !== 'pointerover') isPressing = event.buttons > 0
    last = event
  }

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal } as const
  // the window's own, which no other focus bubbles up to
  addEventListener('focus', onFocus, { signal: listening.signal })
  document.addEventListener('visibilitychange', onVisibility, options)
  for (const type of ['pointerover', 'pointermove', 'pointerdown', 'pointerup'] as const)
    addEventListener(type, onPointer, options)

  return {
    isTooSoon({ timeStamp }) {
      return timeStamp - Math.max(wokeAtMs, pointerCameAtMs) < REACTION_MS
    },
    stop: () => listening.abort(),
  }
}

/** Whether the window has moved on the screen between two events: what the pointer did does not explain both positions. */
function isSlide(before: PointerEvent, now: PointerEvent): boolean {
  return (
    isApart(now.screenX - before.screenX, now.clientX - before.clientX) ||
    isApart(now.screenY - before.screenY, now.clientY - before.clientY)
  )
}

/** Whether a way on the screen is not this way in the window, which shows a quarter to five times its size, and rounds. */
function isApart(onScreen: number, inWindow: number): boolean {
  const [far, near] = [Math.abs(onScreen), Math.abs(inWindow)]
  return onScreen * inWindow < 0 || near > 8 * far || far > 6 * near + 6
}
