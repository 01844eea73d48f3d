import { Field } from '../parts/Field.tsx'
import { Setting } from '../parts/Setting.tsx'
import { Switch } from '../parts/Switch.tsx'
import { ClientWithSecret } from './ClientWithSecret.tsx'
import type { TabProps } from './draft.ts'
import { secretProviders } from './sealClient.ts'

const methods = [
  ['email', 'Email code', undefined],
  ['sms', 'Text message code', undefined],
  ['passkey', 'Passkey', 'Needs the domain below.'],
  ['wallet', 'External wallet', undefined],
] as const

/** The providers that need nothing but a client id. */
const simple = ['google', 'apple', 'facebook']

const nameOf = (provider: string) =>
  provider === 'x' ? 'X' : `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`

/** The ways to log in, and the providers with their clients. */
export function MethodsTab({ settings, onChange }: TabProps) {
  const on = settings.allowedAuthMethods ?? []
  const { oauthClientIds = {}, enabledSocialProviders = [] } = settings.walletKitSettings ?? {}
  const providers = [
    ...new Set([...simple, ...Object.keys(oauthClientIds), ...Object.keys(secretProviders)]),
  ]

  const changeProviders = (part: Partial<NonNullable<typeof settings.walletKitSettings>>) =>
    onChange({ walletKitSettings: { ...settings.walletKitSettings, ...part } })

  const setClientId = (name: string, id: string) =>
    changeProviders({ oauthClientIds: { ...oauthClientIds, [name]: id } })

  function toggleProvider(name: string, isOn: boolean) {
    const others = enabledSocialProviders.filter((one) => one !== name)
    changeProviders({ enabledSocialProviders: isOn ? [...others, name] : others })
  }

  return (
    <>
      <Setting
        title="Methods"
        text="The ways to log in that the app offers. A person who has no other way in cannot log in while theirs is off."
      >
        <div className="db-box">
          {methods.map(([method, label, hint]) => (
            <Switch
              key={method}
              label={label}
              hint={hint}
              isOn={on.includes(method)}
              onChange={(isOn) => {
                const others = on.filter((one) => one !== method)
                onChange({ allowedAuthMethods: isOn ? [...others, method] : others })
              }}
            />
          ))}
          <Switch
            label="Passkeys must verify the person"
            hint="By fingerprint, face or PIN, at every login. Off: as the device prefers. Exports always require it."
            isOn={settings.userVerification === 'required'}
            onChange={(isOn) => onChange({ userVerification: isOn ? 'required' : 'preferred' })}
          />
        </div>
        <Field
          label="Domain of passkeys"
          value={settings.rpId ?? ''}
          onChange={(rpId) => onChange({ rpId })}
          hint="The domain alone, like fieldnotes.example. Passkeys work there and below it."
          isMono
        />
      </Setting>
      <Setting
        title="Social login"
        text="Each provider knows the app by a client ID. X and Discord need a client secret too, which only the service can read."
      >
        {providers.map((name) => (
          <div key={name} className="db-provider">
            {secretProviders[name] ? (
              <ClientWithSecret
                name={nameOf(name)}
                provider={secretProviders[name]}
                clientId={oauthClientIds[name] ?? ''}
                onSaved={(id) => setClientId(name, id)}
              />
            ) : (
              <Field
                label={`${nameOf(name)} client ID`}
                value={oauthClientIds[name] ?? ''}
                onChange={(id) => setClientId(name, id)}
                isMono
              />
            )}
            {(oauthClientIds[name] ?? '') !== '' && (
              <Switch
                label={`Offer ${nameOf(name)}`}
                isOn={enabledSocialProviders.includes(name)}
                onChange={(isOn) => toggleProvider(name, isOn)}
              />
            )}
          </div>
        ))}
      </Setting>
    </>
  )
}
