import { focusableIn } from './focusable.ts'

/**
 * Remembers what has the focus. What it returns gives the focus back, or, where that element is gone, to the first one
 * that can have it in what was around: a person goes on from there, not from the top of the page.
 */
export function rememberFocus(): () => void {
  const path = pathOf(document.activeElement)
  return () => {
    for (const [step, place] of path.entries()) {
      if (!place.isConnected) continue
      const target = step === 0 ? place : focusableIn(place)[0]
      target?.focus({ preventScroll: true })
      if (target === document.activeElement) return
    }
  }
}

/** An element and what is around it, up to the body, which says nothing about a place. */
function pathOf(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...pathOf(element.parentElement)]
}
