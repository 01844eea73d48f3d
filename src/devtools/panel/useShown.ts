'use client'

import { useEffect, useRef, useState } from 'react'
import { keepShown, readShown, type Shown } from './shown.ts'

/** Whether the panel is open and where; `Ctrl+Shift+L` opens and closes it. The focus goes along, and comes back. */
export function useShown(dock: Shown['dock']) {
  const [shown, setShown] = useState<Shown>(() => readShown(dock))
  const [isAsked, setIsAsked] = useState(false)
  const before = useRef<Element | null>(null)

  const change = (next: Partial<Shown>) => {
    const changed = { ...shown, ...next }
    if (changed.isOpen && !shown.isOpen) before.current = document.activeElement
    setIsAsked(changed.isOpen !== shown.isOpen)
    setShown(changed)
    keepShown(changed)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'l') return
      event.preventDefault()
      change({ isOpen: !shown.isOpen })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    if (shown.isOpen || !isAsked) return
    const place = before.current
    const mark = document.querySelector<HTMLElement>('.lk-devtools-mark')
    if (place instanceof HTMLElement && place.isConnected && place !== document.body) place.focus()
    else mark?.focus()
  }, [shown.isOpen, isAsked])

  return { shown, isAsked, change }
}
