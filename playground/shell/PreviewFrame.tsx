import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../icons.tsx'
import { tell } from '../messages.ts'
import { type Settings, searchFromSettings } from '../settings.ts'
import { Segment } from './Segment.tsx'

/** The live page in a frame of its own, so that its modal covers only itself and the inbox stays within reach. */
export function PreviewFrame(props: {
  frame: RefObject<HTMLIFrameElement | null>
  settings: Settings
  onChange: (change: Partial<Settings>) => void
}) {
  const { frame, settings } = props
  const [runs, setRuns] = useState(0)
  // Only the first address carries the settings; later changes go by message and keep the page as it is.
  const [address] = useState(() => `/preview.html${searchFromSettings(settings)}`)

  useEffect(() => {
    tell(frame.current?.contentWindow, { kind: 'settings', settings })
  }, [frame, settings])

  return (
    <main className="pg-preview" aria-label="Preview">
      <div className="pg-toolbar">
        <Segment
          label="Device"
          value={settings.device}
          onChange={(device) => props.onChange({ device })}
          choices={[
            { value: 'desktop', label: 'Desktop', icon: 'desktop' },
            { value: 'phone', label: 'Phone', icon: 'phone' },
          ]}
        />
        <button
          type="button"
          className="pg-icon-button"
          aria-label="Restart preview"
          onClick={() => setRuns(runs + 1)}
        >
          <Icon name="restart" />
        </button>
      </div>
      <div className="pg-stage">
        <div className="pg-window" data-device={settings.device}>
          <div className="pg-window-bar" aria-hidden="true">
            <span className="pg-dots" />
            <span className="pg-address">{window.location.host}</span>
          </div>
          <iframe
            key={runs}
            ref={frame}
            src={address}
            title="Fieldnotes, live preview"
            allow="clipboard-write"
            onLoad={() => tell(frame.current?.contentWindow, { kind: 'settings', settings })}
          />
        </div>
      </div>
    </main>
  )
}
