import { useId } from 'react'
import { Icon, type IconName } from '../icons.tsx'

type Choice<T extends string> = {
  readonly value: T
  readonly label: string
  readonly icon?: IconName
}

/** One choice out of a few: radio buttons, drawn as one track. */
export function Segment<T extends string>(props: {
  label: string
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="pg-segment">
      <legend className="pg-hidden">{props.label}</legend>
      {props.choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            className="pg-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === props.value}
            onChange={() => props.onChange(choice.value)}
          />
          {choice.icon && <Icon name={choice.icon} size={16} />}
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
