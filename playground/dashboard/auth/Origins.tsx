import { type FormEvent, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { Field } from '../parts/Field.tsx'
import { originFault } from './originFault.ts'

type OriginsProps = {
  readonly origins: readonly string[]
  readonly onChange: (origins: readonly string[]) => void
  readonly onFaults: (count: number) => void
}

/** The allowed origins. An entry that cannot be saved stays on the list, says why, and is left out. */
export function Origins({ origins, onChange, onFaults }: OriginsProps) {
  const [entry, setEntry] = useState('')
  const [unsaved, setUnsaved] = useState<string | null>(null)
  const fault = unsaved === null ? null : originFault(unsaved, origins)

  function keepUnsaved(text: string | null) {
    setUnsaved(text)
    onFaults(text === null ? 0 : 1)
  }

  function add(text: string) {
    const trimmed = text.trim()
    if (trimmed === '') return
    setEntry('')
    if (originFault(trimmed, origins)) return keepUnsaved(trimmed)
    keepUnsaved(null)
    onChange([...origins, trimmed.replace(/\/$/, '')])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(entry)
  }

  return (
    <>
      <ul className="db-box" aria-label="Allowed origins">
        {origins.map((origin) => (
          <li key={origin} className="db-row">
            <code className="db-grow">{origin}</code>
            <RemoveButton
              name={origin}
              onClick={() => onChange(origins.filter((one) => one !== origin))}
            />
          </li>
        ))}
        {unsaved !== null && (
          <li className="db-row" data-state="error">
            <code className="db-grow">{unsaved}</code>
            <span className="db-bad">Not saved</span>
            <RemoveButton name={unsaved} onClick={() => keepUnsaved(null)} />
          </li>
        )}
      </ul>
      <div role="alert">
        {fault && (
          <p className="db-fault">
            <Icon name="alert" size={16} />
            <span>{fault.text}</span>
          </p>
        )}
      </div>
      {fault?.canonical && (
        <button
          type="button"
          className="db-button"
          onClick={() => fault.canonical && add(fault.canonical)}
        >
          Add {fault.canonical}
        </button>
      )}
      {origins.includes('*') && (
        <p className="db-warning">
          Any website can call your proxy. Fine on this computer, not in production.
        </p>
      )}
      <form className="db-add" onSubmit={submit}>
        <Field
          label="Another origin"
          value={entry}
          onChange={setEntry}
          placeholder="https://"
          isMono
        />
        <button type="submit" className="db-button">
          Add origin
        </button>
      </form>
    </>
  )
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="db-icon-button"
      aria-label={`Remove ${name}`}
      onClick={onClick}
    >
      <Icon name="trash" size={16} />
    </button>
  )
}
