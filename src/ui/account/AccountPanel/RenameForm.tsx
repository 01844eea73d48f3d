'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useAccountWords } from '../useAccountWords.ts'

export type RenameFormProps = {
  /** What it is called now. */
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onCancel: () => void
}

/** The field for another name; it has the focus when it comes. Renders a `form`. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const words = useAccountWords()
  const [typed, setTyped] = useState(name)
  const [isEmpty, setIsEmpty] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    setIsEmpty(!text)
    if (text) onSave(text)
  }

  return (
    <form className="lk-below" noValidate onSubmit={submit}>
      <TextField
        label={words.name}
        value={typed}
        onChange={setTyped}
        error={isEmpty ? words.nameEmpty : null}
        inputRef={focusIt}
        // no name may be longer
        input={{ autoComplete: 'off', maxLength: 255 }}
      />
      <div className="lk-below-actions">
        <Button type="submit">{words.save}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** A stable function, so that it is called once. */
function focusIt(input: HTMLInputElement | null): void {
  input?.select()
  input?.focus()
}
