import { languages } from '../settings/languages.ts'
import { lastUsed } from '../settings/lastUsed.ts'
import type { OnChange, Settings } from '../settings/settings.ts'
import { Choice } from '../shell/Choice.tsx'
import { Segment } from '../shell/Segment.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** How the login sits in the page, speaks, and talks to the service. */
export function BehaviorControls(props: { settings: Settings; onChange: OnChange }) {
  const { settings, onChange } = props
  return (
    <section className="pg-panel" aria-labelledby="behavior">
      <div className="pg-panel-head">
        <h2 id="behavior">Behavior</h2>
      </div>
      <div className="pg-row">
        <span aria-hidden="true">Presentation</span>
        <Segment
          label="Presentation"
          value={settings.presentation}
          onChange={(presentation) => onChange({ presentation })}
          choices={[
            { value: 'modal', label: 'Modal' },
            { value: 'inline', label: 'Inline' },
          ]}
        />
      </div>
      <div className="pg-row">
        <Choice
          label="Language"
          isOfLanguages
          value={settings.language}
          choices={languages}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <div className="pg-row">
        <span aria-hidden="true">Direction</span>
        <Segment
          label="Direction"
          value={settings.direction}
          onChange={(direction) => onChange({ direction })}
          choices={[
            { value: 'auto', label: 'Auto' },
            { value: 'ltr', label: 'LTR' },
            { value: 'rtl', label: 'RTL' },
          ]}
        />
      </div>
      <div className="pg-row">
        <Choice
          label="Last used"
          value={settings.lastUsed}
          choices={lastUsed}
          onChange={(chosen) => onChange({ lastUsed: chosen })}
        />
      </div>
      <SwitchRow
        label="Reduced motion"
        isOn={settings.motion === 'reduced'}
        onChange={(isOn) => onChange({ motion: isOn ? 'reduced' : 'device' })}
      />
      <div className="pg-row">
        <span aria-hidden="true">Protocol</span>
        <Segment
          label="Protocol"
          value={settings.protocol}
          onChange={(protocol) => onChange({ protocol })}
          choices={[
            { value: 'spec', label: 'Spec' },
            { value: 'attested', label: 'Attested' },
          ]}
        />
      </div>
    </section>
  )
}
