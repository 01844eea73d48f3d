import { type FormEvent, useState } from 'react'
import { Detail } from '../parts/Detail.tsx'
import { Field } from '../parts/Field.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useChange } from '../shell/useChange.ts'
import { linkTo } from '../shell/useRoute.ts'
import { newPerson, parametersOf } from './newPerson.ts'

/** Signs somebody up who is nobody: an organization with one person, who logs in with codes to the address. */
export function TestPerson() {
  const [person, setPerson] = useState(newPerson)
  const change = useChange()
  const isWhole = person.name.trim() !== '' && person.email.includes('@')

  function add(event: FormEvent) {
    event.preventDefault()
    change.mutate({
      async submit(kit) {
        const made = await kit.submit('createSubOrganization', parametersOf(person))
        location.hash = linkTo('organizations', made.subOrganizationId)
      },
      done: `${person.name.trim()} is added, and logs in with ${person.email.trim()}.`,
    })
  }

  return (
    <Detail title="Add test person" back={linkTo('organizations')}>
      <form className="db-form" onSubmit={add}>
        <p className="db-quiet">
          Somebody to try things with: an organization of their own, and a code to this address lets
          them in.
        </p>
        <Field
          label="Name"
          value={person.name}
          onChange={(name) => setPerson({ ...person, name })}
        />
        <Field
          label="Email"
          value={person.email}
          onChange={(email) => setPerson({ ...person, email })}
        />
        <div className="db-box">
          <Switch
            label="With a wallet"
            hint="Everyday, for Ethereum."
            isOn={person.hasWallet}
            onChange={(hasWallet) => setPerson({ ...person, hasWallet })}
          />
        </div>
        <button
          type="submit"
          className="db-button db-start"
          data-variant="primary"
          disabled={!isWhole || change.isPending}
        >
          Add person
        </button>
      </form>
    </Detail>
  )
}
