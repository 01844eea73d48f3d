import { useId } from 'react'

/** On or off, with its name beside it. */
export function Switch(props: {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly isBusy?: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="db-row">
      <label className="db-grow" htmlFor={id}>
        <span className="db-strong">{props.label}</span>
        {props.hint && <span className="db-quiet">{props.hint}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="db-switch"
        checked={props.isOn}
        aria-checked={props.isOn}
        disabled={props.isBusy}
        onChange={({ target }) => props.onChange(target.checked)}
      />
    </div>
  )
}
