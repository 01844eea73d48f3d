import { useId } from 'react'

/** A row of the configuration that is on or off. */
export function SwitchRow(props: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="pg-row">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="pg-switch"
        checked={props.isOn}
        aria-checked={props.isOn}
        onChange={() => props.onChange(!props.isOn)}
      />
    </div>
  )
}
