import { type FormEvent, useState } from 'react'
import { Field } from '../parts/Field.tsx'
import { useChange } from '../shell/useChange.ts'

const name = 'FEATURE_NAME_WEBHOOK'

/** The address that hears of every activity; an empty one ends that. */
export function AddressForm({ kept }: { readonly kept: string }) {
  const [url, setUrl] = useState(kept)
  const change = useChange()
  const value = url.trim()

  const set = (done: string) =>
    change.mutate({
      submit: (kit) => kit.submit('setOrganizationFeature', { name, value }),
      done,
    })

  function save(event: FormEvent) {
    event.preventDefault()
    if (value !== '') return set('The address is saved.')
    change.mutate({
      submit: (kit) => kit.submit('removeOrganizationFeature', { name }),
      done: 'No address is called any more.',
    })
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
      {/* it saves what is saved: an activity that changes nothing, and is told like any other */}
      <button
        type="button"
        className="db-button"
        disabled={kept === '' || value !== kept || change.isPending}
        onClick={() => set('A test is on its way.')}
      >
        Send a test
      </button>
      <button
        type="submit"
        className="db-button"
        data-variant="primary"
        disabled={value === kept || change.isPending}
      >
        Save
      </button>
    </form>
  )
}
