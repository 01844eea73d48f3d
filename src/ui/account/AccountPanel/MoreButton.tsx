'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useAccountWords } from '../useAccountWords.ts'

/**
 * Brings more of the list before it. When it goes away with the focus, as there is no more, the first entry that it brought
 * has that: a person goes on from there. Renders a `button`.
 */
export function MoreButton({ onMore }: { readonly onMore: () => void }) {
  const words = useAccountWords()
  const pressed = useRef<() => void>(undefined)

  useLayoutEffect(() => () => pressed.current?.(), [])

  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget: button }) => {
        const list = button.previousElementSibling
        const count = list?.childElementCount ?? 0
        pressed.current = () => {
          // what is taken away has the focus still, and what comes is not there yet
          if (document.activeElement === button)
            queueMicrotask(() => focusEntry(list?.children[count]))
        }
        onMore()
      }}
    >
      {words.showMore}
    </Button>
  )
}

function focusEntry(entry: Element | undefined): void {
  if (!(entry instanceof HTMLElement)) return
  // the entry and not what can be pressed in it, which is read first
  entry.tabIndex = -1
  entry.focus()
}
