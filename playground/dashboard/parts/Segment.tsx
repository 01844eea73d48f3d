import { useId } from 'react'

type Choice<T extends string> = { readonly value: T; readonly label: string }

/** One choice out of a few: radio buttons, drawn as one track. */
export function Segment<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="db-segment">
      <legend className="db-hidden">{props.label}</legend>
      {props.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
