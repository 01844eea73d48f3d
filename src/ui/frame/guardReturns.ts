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
 * @returns what ends it.
 */
export function guardReturns(): () => void {
  // since the page was loaded, which is a return too
  let cameAtMs = 0
  let pressedAtMs = 0
  const onEvent = (event: Event) => {
    const { type, target, timeStamp, isTrusted } = event
    if (type === 'pointerdown') pressedAtMs = timeStamp
    else if (type !== 'click') cameAtMs = timeStamp
    // a key has no count of clicks, and a script of the page is led nowhere
    if (type !== 'click' || !isTrusted || !('detail' in event && event.detail)) return
    const afterMs = pressedAtMs - cameAtMs
    const isTooSoon = afterMs > OWN_PRESS_MS && afterMs < REACTION_MS
    if (!isTooSoon || !(target instanceof Element && target.closest('[data-lk-scheme]'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const listening = new AbortController()
  if (parent === window)
    // the focus of a part of the page does not come up here
    for (const type of ['focus', 'visibilitychange', 'pointerdown', 'click'])
      addEventListener(type, onEvent, { capture: type !== 'focus', signal: listening.signal })
  return () => listening.abort()
}
