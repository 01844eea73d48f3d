import type { Settings } from '../settings.ts'
import { Segment } from './Segment.tsx'

/** How the login sits in the page. */
export function BehaviorControls(props: {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
}) {
  return (
    <section className="pg-panel" aria-labelledby="behavior">
      <div className="pg-panel-head">
        <h2 id="behavior">Behavior</h2>
      </div>
      <div className="pg-row">
        <span aria-hidden="true">Presentation</span>
        <Segment
          label="Presentation"
          value={props.settings.presentation}
          onChange={(presentation) => props.onChange({ presentation })}
          choices={[
            { value: 'modal', label: 'Modal' },
            { value: 'inline', label: 'Inline' },
          ]}
        />
      </div>
      <div className="pg-row">
        <span aria-hidden="true">Direction</span>
        <Segment
          label="Direction"
          value={props.settings.direction}
          onChange={(direction) => props.onChange({ direction })}
          choices={[
            { value: 'ltr', label: 'LTR' },
            { value: 'rtl', label: 'RTL' },
          ]}
        />
      </div>
    </section>
  )
}
