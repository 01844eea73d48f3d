import type { KeyboardEvent } from 'react'
import { focusableIn } from './focusable.ts'

/** After the last stop of Tab comes the first, and before the first the last. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const stops = focusableIn(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
