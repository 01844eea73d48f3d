import { useId } from 'react'
import { Icon, type IconName } from '../icons.tsx'

type Choice<T extends string> = {
  readonly value: T
  readonly label: string
  readonly icon?: IconName
}

/** One choice out of a few: radio buttons, drawn as one track. */
export function Segment<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="pg-segment">
      <legend className="pg-hidden">{props.label}</legend>
      {props.choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {icon && <Icon name={icon} size={16} />}
          {label}
        </label>
      ))}
    </fieldset>
  )
}
