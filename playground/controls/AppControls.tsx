import {
  changedNames,
  defaultSettings,
  type OnChange,
  type Settings,
} from '../settings/settings.ts'
import { LogoControl } from './LogoControl.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The app around the login, and the way back to the start. */
export function AppControls(props: { settings: Settings; onChange: OnChange }) {
  const { settings, onChange } = props
  return (
    <section className="pg-panel" aria-labelledby="app">
      <div className="pg-panel-head">
        <h2 id="app">Your app</h2>
      </div>
      <div className="pg-row">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          className="pg-input"
          maxLength={60}
          // a new name is a new kit, and a new page around it: once, not with each letter
          key={settings.name}
          defaultValue={settings.name}
          onBlur={(event) => onChange({ name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange({ name: event.currentTarget.value })
          }}
        />
      </div>
      <LogoControl logo={settings.logo} onChange={(logo) => onChange({ logo })} />
      <SwitchRow
        label="Devtools"
        isOn={settings.devtools === 'on'}
        onChange={(isOn) => onChange({ devtools: isOn ? 'on' : 'off' })}
      />
      <button
        type="button"
        className="pg-button pg-wide"
        data-variant="secondary"
        disabled={changedNames(settings).length === 0}
        onClick={() => onChange(defaultSettings)}
      >
        Reset everything
      </button>
    </section>
  )
}
