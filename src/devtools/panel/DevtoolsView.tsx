'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { SCENARIOS, type ScenarioId } from '../record/scenarios.ts'
import { DevtoolsIcon, DevtoolsSign } from './DevtoolsIcon.tsx'

export type DevtoolsViewProps = {
  readonly dock: 'bottom' | 'side'
  readonly scheme: 'light' | 'dark' | 'auto'
  /** Takes the focus when somebody has just opened it. */
  readonly takesFocus: boolean
  /** Null where the kit's network cannot be reached. */
  readonly scenario: ScenarioId | null
  readonly onScenario: (scenario: ScenarioId) => void
  readonly onDock: () => void
  readonly onClose: () => void
  readonly session: ReactNode
  readonly middle: ReactNode
  /** Null where there is no local service. */
  readonly inbox: ReactNode
}

const ids = Object.keys(SCENARIOS)
const isScenario = (id: string): id is ScenarioId => ids.includes(id)

/** The panel. Renders a `section`, English whatever the app speaks. */
export function DevtoolsView(props: DevtoolsViewProps) {
  const { dock, scheme, takesFocus, scenario, onScenario, onDock, onClose } = props
  const panel = useRef<HTMLElement>(null)
  const id = useId()

  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <section
      className="lk-devtools-panel"
      data-dock={dock}
      data-scheme={scheme}
      lang="en"
      dir="ltr"
      aria-label="Latchkit devtools"
      tabIndex={-1}
      ref={panel}
    >
      <header className="lk-devtools-bar">
        <DevtoolsSign size={18} />
        <h2 className="lk-devtools-title">Devtools</h2>
        <p className="lk-devtools-quiet lk-devtools-build">Development build only</p>
        {scenario !== null && (
          <span className="lk-devtools-simulate">
            <label className="lk-devtools-quiet" htmlFor={id}>
              Simulate
            </label>
            <select
              id={id}
              className="lk-devtools-select"
              data-forced={scenario !== 'works'}
              value={scenario}
              onChange={({ target }) => {
                if (isScenario(target.value)) onScenario(target.value)
              }}
            >
              {Object.entries(SCENARIOS).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
        <button
          type="button"
          className="lk-devtools-icon-button lk-devtools-dock"
          aria-label={dock === 'bottom' ? 'Dock to the side' : 'Dock to the bottom'}
          onClick={onDock}
        >
          <DevtoolsIcon name={dock === 'bottom' ? 'side' : 'bottom'} />
        </button>
        <button
          type="button"
          className="lk-devtools-icon-button"
          aria-label="Close the devtools"
          onClick={onClose}
        >
          <DevtoolsIcon name="x" />
        </button>
      </header>
      <div className="lk-devtools-body" data-inbox={props.inbox !== null}>
        {props.session}
        {props.middle}
        {props.inbox}
      </div>
    </section>
  )
}
