'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { nextItem } from './nextItem.ts'

/** Something that can be done. */
type MenuItem = {
  readonly label: string
  readonly onChoose: () => void
}

export type MenuProps = {
  /** What readers call the button and the list. */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
}

const KEYS = ['ArrowUp', 'ArrowDown'] as const

/**
 * A button that opens a list of things to do. The arrows go around in it, Escape and Tab leave it. Renders a `span` with a
 * `button` and, while it is open, a `div` with the role `menu`.
 */
export function Menu({ label, children, items }: MenuProps) {
  const slot = useSlot()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    list.current?.scrollIntoView({ block: 'nearest' })
    itemsIn(list.current)[0]?.focus({ preventScroll: true })
  }, [isOpen])

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') setIsOpen(false)
    const all = itemsIn(list.current)
    const at = all.findIndex((item) => item.matches(':focus'))
    const next = nextItem(event.key, { at, count: all.length, keys: KEYS })
    if (next === null && event.key !== 'Escape') return
    // a dialog around it stays open
    event.preventDefault()
    event.stopPropagation()
    if (next === null) close()
    else all[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves both
    <span
      className="lk-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        type="button"
        {...slot('iconButton', 'lk-icon-button lk-menu-button')}
        ref={button}
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen ? (
        <div
          {...slot('menu', 'lk-menu-list')}
          ref={list}
          role="menu"
          aria-labelledby={`${id}-button`}
          onKeyDown={onKeyDown}
          // some browsers would take the focus away with it, and the list with the focus
          onPointerDown={(event) => event.preventDefault()}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              {...slot('menuItem', 'lk-menu-item')}
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                item.onChoose()
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  )
}

function itemsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}
