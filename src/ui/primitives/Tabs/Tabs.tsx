'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { nextTab } from './nextTab.ts'

type Tab<Id extends string> = { readonly id: Id; readonly label: string }

export type TabsProps<Id extends string> = {
  /** What readers call the row. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/**
 * A row of tabs and the panel of the chosen one. The arrows choose, as the text runs; Tab goes on into the panel.
 * Renders a `div` with the role `tablist`, its buttons, and a `div` with the role `tabpanel`.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Id>) {
  const slot = useSlot()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = nextTab(event.key, { at: indexOf(chosen), count: tabs.length, isRtl })
    const next = at === null ? undefined : tabs[at]
    if (at === null || !next) return
    event.preventDefault()
    onChoose(next.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }

  const indexOf = (wanted: Id) => tabs.findIndex((tab) => tab.id === wanted)

  return (
    <>
      <div
        {...slot('tabs', 'lk-tabs')}
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isChosen = tab.id === chosen
          return (
            <button
              key={tab.id}
              type="button"
              {...slot('tab', 'lk-tab')}
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(tab.id)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        {...slot('tabPanel', 'lk-tab-panel')}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
      >
        {children}
      </div>
    </>
  )
}
