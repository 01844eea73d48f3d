'use client'

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { FieldError } from './FieldError.tsx'

/** What a text field shows and reports. */
export type TextFieldProps = {
  readonly label: string
  readonly value: string
  /** @param isAtEnd - whether the caret stands behind the last character. */
  readonly onChange: (value: string, isAtEnd: boolean) => void
  /** What is wrong with it; null while nothing is. */
  readonly error: string | null
  /** True: shows its value, takes no typing, keeps the focus. @default false */
  readonly isLocked?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** What it is for, under the field while nothing is wrong. */
  readonly hint?: string | undefined
  /** At the end of the label's line. */
  readonly labelEnd?: ReactNode
  /** Inside the field, before the text. */
  readonly before?: ReactNode
  readonly onFocus?: (() => void) | undefined
  /** Everything else that a plain input takes. */
  readonly input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'name' | 'dir' | 'maxLength'
  >
}

/** One line of text with its label above and its error below. Renders a `div` with `label` and `input`. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, isLocked = false } = props
  const slot = useSlot()
  const id = useId()
  const note = error !== null ? 'error' : props.hint === undefined ? null : 'hint'
  return (
    <div {...slot('field', 'lk-field')}>
      <div className="lk-label-line">
        <label {...slot('fieldLabel', 'lk-label')} htmlFor={id}>
          {label}
        </label>
        {props.labelEnd}
      </div>
      <div
        {...slot('fieldControl', 'lk-control')}
        data-state={error !== null ? 'error' : isLocked ? 'loading' : 'idle'}
      >
        {props.before}
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
          aria-describedby={note === null ? undefined : `${id}-${note}`}
          onFocus={props.onFocus}
          onChange={({ target }) =>
            onChange(target.value, target.selectionStart === target.value.length)
          }
        />
      </div>
      {error !== null ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : props.hint === undefined ? null : (
        <p id={`${id}-hint`} {...slot('fieldHint', 'lk-hint')}>
          {props.hint}
        </p>
      )}
    </div>
  )
}
