'use client'

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type Part = {
  readonly name: string
  readonly count: number
  readonly content: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export type MiddleViewProps = {
  readonly parts: readonly [Part, ...Part[]]
  /** Empties what is shown; null where there is nothing. */
  readonly onClear: ((name: string) => void) | null
}

/** The middle column: tabs, and the panel of the chosen one. Renders a `div`. */
export function MiddleView({ parts, onClear }: MiddleViewProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const chosen = parts[at] ?? parts[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + parts.length) % parts.length
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className="lk-devtools-middle">
      <div className="lk-devtools-head">
        <div
          className="lk-devtools-tabs"
          role="tablist"
          aria-label="What happened"
          onKeyDown={onKeyDown}
        >
          {parts.map(({ name, count }, index) => (
            <button
              key={name}
              type="button"
              className="lk-devtools-tab"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={index === at}
              aria-controls={index === at ? `${id}-panel` : undefined}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
            >
              {name} <span className="lk-devtools-count">{count}</span>
            </button>
          ))}
        </div>
        {onClear && (
          <button type="button" className="lk-devtools-link" onClick={() => onClear(chosen.name)}>
            Clear
          </button>
        )}
      </div>
      <div
        className="lk-devtools-scroll"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing that takes the focus
        tabIndex={0}
      >
        {chosen.content}
      </div>
    </div>
  )
}
