'use client'

import { type ChangeEvent, type ClipboardEvent, type Ref, useState } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { codeFromText, firstGroupSize, type OtpAlphabet, otpValue } from './otpValue.ts'

/** What the code field shows and reports. */
export type OtpFieldProps = {
  readonly label: string
  readonly length: number
  readonly alphabet: OtpAlphabet
  readonly value: string
  readonly onChange: (value: string) => void
  /** The last character has come. */
  readonly onComplete: (code: string) => void
  /** @default 'idle' */
  readonly state?: 'idle' | 'loading' | 'success' | 'error' | 'disabled' | undefined
  /** Id of the text that says where the code was sent, and of the line that says what is wrong. */
  readonly describedBy?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

type Selection = { readonly start: number; readonly end: number }

/**
 * A one-time code: one real input under drawn slots, so that paste, autofill, suggestions and readers all find one field.
 * Renders a `div`.
 *
 * Ours: written here, because a library that puts a `style` element into the page breaks under a strict content security policy.
 */
export function OtpField(props: OtpFieldProps) {
  const { length, alphabet, value, state = 'idle' } = props
  const slot = useSlot()
  const [selection, setSelection] = useState<Selection | null>(null)
  const isEditable = state === 'idle' || state === 'error'

  function accept(next: string) {
    if (next === value) return
    props.onChange(next)
    if (next.length === length) props.onComplete(next)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value
    const next = otpValue(typed, alphabet)
    if (next.length <= length) return accept(next)
    // more than fits: a suggestion of the keyboard, or one key too many
    const code = codeFromText(typed, length, alphabet)
    if (code !== null) accept(code)
    else if (value.length < length) accept(next.slice(0, length))
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    if (!isEditable) return
    const text = event.clipboardData.getData('text')
    const code = codeFromText(text, length, alphabet)
    if (code !== null) return accept(code)
    const { selectionStart, selectionEnd } = event.currentTarget
    const part = otpValue(text, alphabet)
    // a part of a code goes where the caret is; anything longer is no code, and changes nothing
    if (part.length > length) return
    const before = value.slice(0, selectionStart ?? value.length)
    accept((before + part + value.slice(selectionEnd ?? value.length)).slice(0, length))
  }

  function select(input: HTMLInputElement) {
    setSelection({ start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 })
  }

  /** The text under the slots is not where they are drawn, so a click means the next free slot, or the whole code. */
  function click(input: HTMLInputElement) {
    if (input.selectionStart !== input.selectionEnd) return
    if (value.length === length) input.select()
    else input.setSelectionRange(value.length, value.length)
    select(input)
  }

  const gapAt = firstGroupSize(length)
  return (
    <div
      {...slot('code', 'lk-code')}
      data-length={length}
      data-state={state}
      data-focused={selection !== null ? '' : undefined}
    >
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={index}
          {...slot('codeSlot', 'lk-slot')}
          data-gap={index > 0 && index === gapAt ? '' : undefined}
          data-active={isEditable && isActive(index, selection, length) ? '' : undefined}
          aria-hidden="true"
        >
          {value[index] ?? <span className="lk-caret" />}
        </span>
      ))}
      <input
        {...slot('codeInput', 'lk-code-input')}
        ref={props.inputRef}
        type="text"
        name="one-time-code"
        inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
        pattern={alphabet === 'digits' ? '[0-9]*' : undefined}
        autoComplete="one-time-code"
        autoCapitalize={alphabet === 'digits' ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={state === 'error'}
        aria-disabled={state === 'disabled' || undefined}
        readOnly={!isEditable}
        value={value}
        onChange={change}
        onPaste={paste}
        onFocus={(event) => select(event.currentTarget)}
        onClick={(event) => click(event.currentTarget)}
        onSelect={(event) => select(event.currentTarget)}
        onBlur={() => setSelection(null)}
      />
    </div>
  )
}

/** The slot that holds the caret, or every slot that is selected. */
function isActive(index: number, selection: Selection | null, length: number): boolean {
  if (selection === null) return false
  if (selection.start !== selection.end) return index >= selection.start && index < selection.end
  return index === Math.min(selection.start, length - 1)
}
