import { watchArrivals } from './watchArrivals.ts'
import { type Visibility, watchVisibility } from './watchVisibility.ts'

/**
 * Lets a press inside of an element count only when the person can have meant it: it was in plain sight for half a second,
 * nothing was put under the pointer a moment before, and it is not a key that was held down since before.
 *
 * What does not count is swallowed before anybody else hears of it. Typing is left alone. While it is on, the element's
 * `data-guard` says what is seen of it.
 *
 * @param onCoveredPress - called with true when a press was swallowed because something is in front of the element, and
 * with false when it has been in plain sight again.
 * @returns what ends it.
 */
export function guardClicks(
  element: HTMLElement,
  onCoveredPress: (isCovered: boolean) => void = () => undefined,
): () => void {
  const arrivals = watchArrivals()
  const visibility = watchVisibility(element, (now: Visibility) => {
    element.dataset.guard = now
    if (now === 'settled') onCoveredPress(false)
  })
  let isGoodPress = true
  let spaceOn: EventTarget | null = null

  const isMeant = (event: Event) => {
    const seen = visibility.now()
    if (seen === 'covered') onCoveredPress(true)
    return event.isTrusted && seen === 'settled' && !arrivals.isTooSoon(event)
  }
  const onPointerDown = (event: PointerEvent) => {
    isGoodPress = isMeant(event)
  }
  const onClick = (event: MouseEvent) => {
    const isByPointer = event.detail > 0
    const counts = isMeant(event) && (!isByPointer || (isGoodPress && isOnTarget(event)))
    if (!counts && !isForTyping(event.target)) swallow(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && !event.repeat) spaceOn = event.target
    // a key that was held down on another screen, or in another window, repeats on this one
    if (event.key === 'Enter' && !event.isComposing && (event.repeat || !isMeant(event)))
      swallow(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    if (event.target !== spaceOn && !isForTyping(event.target)) swallow(event)
    spaceOn = null
  }

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal } as const
  element.addEventListener('pointerdown', onPointerDown, options)
  element.addEventListener('click', onClick, options)
  element.addEventListener('keydown', onKeyDown, options)
  element.addEventListener('keyup', onKeyUp, options)
  return () => {
    listening.abort()
    arrivals.stop()
    visibility.stop()
    delete element.dataset.guard
  }
}

/** Whether what lies at the point of a click, on top of all in this page, is what was clicked. */
function isOnTarget({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  const hit = document.elementFromPoint(clientX, clientY)
  return hit !== null && (target.closest('button, a') ?? target).contains(hit)
}

function isForTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
