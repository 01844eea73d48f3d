import { usePasskeys } from 'latchkit'
import { useState } from 'react'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { Confirm } from '../parts/Confirm.tsx'
import { Setting } from '../parts/Setting.tsx'
import { Switch } from '../parts/Switch.tsx'
import { msFromTime, whenOf } from '../parts/times.ts'
import { useChange } from '../shell/useChange.ts'
import type { TabProps } from './draft.ts'
import { Origins } from './Origins.tsx'
import { SessionLength } from './SessionLength.tsx'

/** Whether the proxy is on, who may call it, and how long a login lasts. */
export function ProxyTab({ config, settings, onChange, onFaults }: TabProps) {
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const hasPasskey = (usePasskeys().passkeys.data?.length ?? 0) > 0
  const appName = config.emailCustomizationParams?.appName ?? 'the app'
  const facts = [
    ['Config ID', config.configId],
    ['Proxy URL', location.origin],
  ] as const

  function turnOn() {
    change.mutate({
      submit: (kit) => kit.submit('enableAuthProxy', {}),
      done: 'The proxy is on.',
    })
  }

  function turnOff() {
    change.mutate({
      submit: (kit) => kit.submit('disableAuthProxy', {}),
      done: `The proxy is off. ${hasPasskey ? 'Your passkey still lets you in here.' : 'Stay logged in here until it is on again.'}`,
    })
  }

  return (
    <>
      <Setting
        title="Proxy"
        text="Runs signup and login for your app, so you need no backend for it. Turning it on creates a proxy user and a proxy API key."
      >
        <div className="db-box">
          <Switch
            label="Auth proxy"
            hint={`${config.enabled ? 'On' : 'Off'}. Last changed ${whenOf(msFromTime(config.updatedAt))}.`}
            isOn={config.enabled}
            isBusy={change.isPending}
            onChange={(isOn) => (isOn ? turnOn() : setAsking(true))}
          />
          {facts.map(([label, value]) => (
            <div key={label} className="db-row">
              <span className="db-name">{label}</span>
              <code className="db-grow">{value}</code>
              <CopyButton text={value} label={`Copy the ${label}`} variant="icon" />
            </div>
          ))}
        </div>
      </Setting>
      <Setting
        title="Allowed origins"
        text="Only these addresses may call the proxy. Each entry is exact: scheme, host and port. The default, *, lets any website call it."
      >
        <Origins
          origins={settings.allowedOrigins ?? []}
          onChange={(allowedOrigins) => onChange({ allowedOrigins: [...allowedOrigins] })}
          onFaults={(count) => onFaults('allowedOrigins', count)}
        />
      </Setting>
      <Setting
        title="Session length"
        text="How long a login lasts. Open tabs renew it while the person is active."
      >
        <SessionLength
          seconds={settings.sessionExpirationSeconds ?? 900}
          onChange={(sessionExpirationSeconds) => onChange({ sessionExpirationSeconds })}
          onFaults={(count) => onFaults('sessionExpirationSeconds', count)}
        />
      </Setting>
      <Setting
        title="Queries"
        text="A query that says its time cannot be repeated later by somebody who has captured it."
      >
        <div className="db-box">
          <Switch
            label="Require the time of queries"
            hint="Recommended. Off: clients that do not send the time can ask too."
            isOn={settings.requireFreshQueries ?? false}
            onChange={(requireFreshQueries) => onChange({ requireFreshQueries })}
          />
        </div>
      </Setting>
      {isAsking && (
        <Confirm
          title="Turn off the proxy?"
          text={`Nobody can log in to ${appName} until it is on again. ${hasPasskey ? 'You can log in here by your passkey.' : 'No codes are sent, not for this dashboard either: save a passkey in your account first, or stay logged in.'}`}
          yes="Turn off"
          no="Keep on"
          onYes={turnOff}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
