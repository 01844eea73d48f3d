import { useId } from 'react'
import { namesOf } from '../settings/namesOf.ts'

/** One choice out of many: the browser's own list, with its name beside it. */
export function Choice<T extends string>(props: {
  label: string
  /** For a list that says what it is about by what is chosen. @default false */
  isLabelHidden?: boolean
  /** Whether each name is the language tag of its text. @default false */
  isOfLanguages?: boolean
  value: T
  choices: Readonly<Record<T, string>>
  onChange: (value: T) => void
}) {
  const id = useId()
  const names = namesOf(props.choices)
  return (
    <span className="pg-choice">
      <label htmlFor={id} className={props.isLabelHidden ? 'pg-hidden' : undefined}>
        {props.label}
      </label>
      <select
        id={id}
        className="pg-select"
        value={props.value}
        onChange={(event) => {
          const chosen = names.find((name) => name === event.currentTarget.value)
          if (chosen !== undefined) props.onChange(chosen)
        }}
      >
        {names.map((name) => (
          <option key={name} value={name} lang={props.isOfLanguages ? name : undefined}>
            {props.choices[name]}
          </option>
        ))}
      </select>
    </span>
  )
}
