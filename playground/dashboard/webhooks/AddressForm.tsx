import { type FormEvent, useState } from 'react'
import { Field } from '../parts/Field.tsx'
import { useChange } from '../shell/useChange.ts'

/** The address that hears of every activity; an empty one ends that. */
export function AddressForm({ kept }: { readonly kept: string }) {
  const [url, setUrl] = useState(kept)
  const change = useChange()

  function save(event: FormEvent) {
    event.preventDefault()
    const name = 'FEATURE_NAME_WEBHOOK'
    const value = url.trim()
    change.mutate(
      value === ''
        ? {
            submit: (kit) => kit.submit('removeOrganizationFeature', { name }),
            done: 'No address is called any more.',
          }
        : {
            submit: (kit) => kit.submit('setOrganizationFeature', { name, value }),
            done: 'The address is saved.',
          },
    )
  }

  return (
    <form className="db-add" onSubmit={save}>
      <Field
        label="Address"
        value={url}
        onChange={setUrl}
        placeholder="https://"
        hint="Saved as the organization feature FEATURE_NAME_WEBHOOK. Empty: nothing is called."
        isMono
      />
      <button
        type="submit"
        className="db-button"
        data-variant="primary"
        disabled={url.trim() === kept || change.isPending}
      >
        Save
      </button>
    </form>
  )
}
