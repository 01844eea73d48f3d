import { useId } from 'react'

/** One of several, as a menu of the browser. */
export function Select<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}) {
  const id = useId()
  return (
    <div className="db-field">
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className="db-input"
        value={props.value}
        onChange={({ target }) => {
          const choice = props.choices.find(({ value }) => value === target.value)
          if (choice) props.onChange(choice.value)
        }}
      >
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
