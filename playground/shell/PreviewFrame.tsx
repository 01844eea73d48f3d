import { type RefObject, useState } from 'react'
import { Icon } from '../icons.tsx'
import { flows } from '../settings/flows.ts'
import { scenarios } from '../settings/scenarios.ts'
import type { OnChange, Settings } from '../settings/settings.ts'
import { Choice } from './Choice.tsx'
import { FLOW_PANEL_ID } from './FlowTabs.tsx'
import { LivePage } from './LivePage.tsx'
import { Segment } from './Segment.tsx'

/** The live page in a frame of its own, so that its modal covers only itself and the inbox stays within reach. */
export function PreviewFrame(props: {
  frame: RefObject<HTMLIFrameElement | null>
  settings: Settings
  onChange: OnChange
}) {
  const { frame, settings } = props
  const { methods, protocol, name, scenario, devtools, lastUsed, device } = settings
  const [runs, setRuns] = useState(0)
  return (
    <main className="pg-preview" aria-label="Preview">
      <div className="pg-toolbar">
        <span className="pg-device">
          <Segment
            label="Device"
            value={device}
            onChange={(chosen) => props.onChange({ device: chosen })}
            choices={[
              { value: 'desktop', label: 'Desktop', icon: 'desktop' },
              { value: 'phone', label: 'Phone', icon: 'phone' },
            ]}
          />
        </span>
        <span className="pg-tools">
          <Choice
            label="Scenario"
            value={scenario}
            choices={scenarios}
            onChange={(chosen) => props.onChange({ scenario: chosen })}
          />
          <button
            type="button"
            className="pg-icon-button"
            aria-label="Restart preview"
            onClick={() => setRuns(runs + 1)}
          >
            <Icon name="again" />
          </button>
        </span>
      </div>
      <div
        className="pg-stage"
        role="tabpanel"
        id={FLOW_PANEL_ID}
        aria-label={flows[settings.flow]}
      >
        <div className="pg-window" data-device={device}>
          <div className="pg-window-bar" aria-hidden="true">
            <span className="pg-dots" />
            <span className="pg-address">{window.location.host}</span>
          </div>
          {/* the kit is made once for a page: what it is made of begins a new one */}
          <LivePage
            key={JSON.stringify([runs, methods, protocol, name, scenario, devtools, lastUsed])}
            frame={frame}
            settings={settings}
          />
        </div>
      </div>
    </main>
  )
}
