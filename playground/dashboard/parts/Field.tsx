import { useId } from 'react'

/** A labelled line of text, or several lines. */
export function Field(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly placeholder?: string | undefined
  readonly type?: 'text' | 'number' | 'search' | 'url' | 'password'
  readonly isMono?: boolean
  readonly rows?: number
}) {
  const id = useId()
  const note = props.error ?? props.hint
  const shared = {
    id,
    className: 'db-input',
    value: props.value,
    placeholder: props.placeholder,
    'data-mono': props.isMono ? '' : undefined,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    // a secret of the app is no password of whoever types it
    autoComplete: props.type === 'password' ? 'new-password' : 'off',
    spellCheck: props.isMono ? false : undefined,
  } as const
  return (
    <div className="db-field">
      <label htmlFor={id}>{props.label}</label>
      {props.rows ? (
        <textarea
          {...shared}
          rows={props.rows}
          onChange={({ target }) => props.onChange(target.value)}
        />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          onChange={({ target }) => props.onChange(target.value)}
        />
      )}
      {note && (
        <p id={`${id}-note`} data-kind={props.error ? 'error' : 'hint'}>
          {note}
        </p>
      )}
    </div>
  )
}
