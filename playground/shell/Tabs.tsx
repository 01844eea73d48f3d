import { type KeyboardEvent, useId, useRef } from 'react'

type Tab<T extends string> = {
  readonly id: T
  readonly label: string
  readonly count?: number
  readonly isNew?: boolean
}

/** A list of tabs for one panel; arrows, Home and End go through them. ARIA practices: tabs. */
export function Tabs<T extends string>(props: {
  label: string
  tabs: readonly Tab<T>[]
  chosen: T
  /** A line under the chosen one, or all of them on a track. @default 'line' */
  look?: 'line' | 'track'
  /** Of the panel that shows the chosen tab. */
  panelId: string
  onChoose: (tab: T) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const ids = useId()
  const { tabs, chosen } = props

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const to = placeAfter(event.key, at, tabs.length)
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    props.onChoose(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus()
  }

  return (
    <div
      className="pg-tabs"
      role="tablist"
      aria-label={props.label}
      data-look={props.look ?? 'line'}
      ref={list}
    >
      {tabs.map(({ id, label, count, isNew }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${ids}-${id}`}
          className="pg-tab"
          aria-selected={id === chosen}
          aria-controls={id === chosen ? props.panelId : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => props.onChoose(id)}
          onKeyDown={onKeyDown}
        >
          {label}
          {count !== undefined && (
            <span className="pg-count" data-new={isNew ? '' : undefined}>
              {count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
