import { useState } from 'react'
import { Field } from '../parts/Field.tsx'
import { useSurroundings } from '../shell/surroundings.ts'
import { useChange } from '../shell/useChange.ts'
import { useWire } from '../shell/useWire.ts'
import { type SecretProvider, sealClient } from './sealClient.ts'

/** A provider that trades codes for a secret. The secret is encrypted here, and never shown again. */
export function ClientWithSecret(props: {
  readonly name: string
  readonly provider: SecretProvider
  readonly clientId: string
  /** The client is kept, and can be offered from now on. */
  readonly onSaved: (clientId: string) => void
}) {
  const { name, provider } = props
  const { clientSecretKey } = useSurroundings().facts
  const { data } = useWire('listOauth2Credentials', {})
  const kept = data?.oauth2Credentials.find((one) => one.provider === provider)
  const [typedId, setTypedId] = useState<string | null>(null)
  const [secret, setSecret] = useState('')
  const change = useChange()
  const clientId = (typedId ?? kept?.clientId ?? props.clientId).trim()
  const canSave = clientId !== '' && secret !== '' && clientSecretKey !== undefined

  const save = () =>
    change.mutate({
      async submit(kit) {
        const serviceKeyHex = clientSecretKey ?? ''
        const client = await sealClient({ provider, clientId, secret, serviceKeyHex })
        const oauth2CredentialId = kept?.oauth2CredentialId
        if (oauth2CredentialId === undefined) await kit.submit('createOauth2Credential', client)
        else await kit.submit('updateOauth2Credential', { oauth2CredentialId, ...client })
        setSecret('')
        props.onSaved(clientId)
      },
      done: `The client of ${name} is kept. Save the changes to offer it.`,
    })

  return (
    <>
      <Field
        label={`${name} client ID`}
        value={typedId ?? kept?.clientId ?? props.clientId}
        onChange={setTypedId}
        isMono
      />
      <Field
        label={`${name} client secret`}
        type="password"
        value={secret}
        onChange={setSecret}
        hint={
          kept
            ? 'One is kept. It is not shown again; type another to replace it.'
            : 'Encrypted on this page to the key of the service.'
        }
        isMono
      />
      <button
        type="button"
        className="db-button db-start"
        disabled={!canSave || change.isPending}
        onClick={save}
      >
        Keep the {name} secret
      </button>
    </>
  )
}
