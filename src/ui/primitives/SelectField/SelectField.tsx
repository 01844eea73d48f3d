'use client'

import { useId } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'

export type SelectFieldProps = {
  readonly label: string
  /** As people read them, in order. */
  readonly options: readonly string[]
  readonly chosen: number
  readonly isLocked: boolean
  readonly onChoose: (index: number) => void
}

/** One of a few: the platform's own list, which every keyboard, finger and reader knows. Renders a `div` with `select`. */
export function SelectField({ label, options, chosen, isLocked, onChoose }: SelectFieldProps) {
  const slot = useSlot()
  const id = useId()
  return (
    <div {...slot('field', 'lk-field')}>
      <div className="lk-label-line">
        <label {...slot('fieldLabel', 'lk-label')} htmlFor={id}>
          {label}
        </label>
      </div>
      <div {...slot('fieldControl', 'lk-control')} data-state={isLocked ? 'disabled' : 'idle'}>
        <select
          id={id}
          {...slot('fieldInput', 'lk-input lk-select')}
          value={chosen}
          disabled={isLocked}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {options.map((option, index) => (
            <option key={option} value={index}>
              {option}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </div>
  )
}
