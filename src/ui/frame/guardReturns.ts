/** Faster than this nobody answers to what they see. In milliseconds. */
const REACTION_MS = 300

/** How much later than its focus a press comes that brought the window to the front itself. In milliseconds. */
const OWN_PRESS_MS = 30

/**
 * Lets no press of a pointer count in the kit's parts of a page that came to the front a moment before: it may be the second
 * one of a double click, whose first one closed a window that was there until then.
 *
 * A person who comes back from their mail by a click on this page means it: that press and the focus are one deed, which a
 * browser reports in one go, whichever first. The two presses of a double click are further apart than that, and no page
 * knows when the second one comes, to close the window right before it.
 * In a frame there is more to guard against, which is done elsewhere.
 *
 * @param signal - ends it.
 */
export function guardReturns(signal: AbortSignal): void {
  if (parent !== window) return
  let cameAtMs = Number.NEGATIVE_INFINITY
  let pressedAtMs = Number.NEGATIVE_INFINITY
  const onReturn = (event: Event) => {
    cameAtMs = event.timeStamp
  }
  const onPointerDown = (event: Event) => {
    pressedAtMs = event.timeStamp
  }
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event
    const afterMs = pressedAtMs - cameAtMs
    const isTooSoon = detail > 0 && afterMs > OWN_PRESS_MS && afterMs < REACTION_MS
    if (!isTooSoon || !(target instanceof Element) || !target.closest('.lk-root')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener('focus', onReturn, { signal })
  document.addEventListener('visibilitychange', onReturn, { signal })
  addEventListener('pointerdown', onPointerDown, { capture: true, signal })
  addEventListener('click', onClick, { capture: true, signal })
}
