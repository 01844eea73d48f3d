'use client'

import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { FieldError } from './FieldError.tsx'

/** What a text field shows and reports. */
export type TextFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is wrong with it; null while nothing is. */
  readonly error: string | null
  /** True: shows its value, takes no typing, keeps the focus. @default false */
  readonly isLocked?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Everything else that a plain input takes. */
  readonly input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'name' | 'dir'
  >
}

/** One line of text with its label above and its error below. Renders a `div` with `label` and `input`. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, isLocked = false } = props
  const slot = useSlot()
  const id = useId()
  return (
    <div {...slot('field', 'lk-field')}>
      <label {...slot('fieldLabel', 'lk-label')} htmlFor={id}>
        {label}
      </label>
      <div
        {...slot('fieldControl', 'lk-control')}
        data-state={error !== null ? 'error' : isLocked ? 'loading' : 'idle'}
      >
        <input
          {...props.input}
          {...slot('fieldInput', 'lk-input')}
          ref={props.inputRef}
          id={id}
          value={value}
          readOnly={isLocked}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error === null ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
