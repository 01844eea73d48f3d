import { type RefObject, useEffect, useState } from 'react'
import { tell } from '../messages.ts'
import { type Settings, searchFromSettings } from '../settings/settings.ts'

/** One run of the example app. Its address carries the settings it starts with; later ones go by message and keep the page. */
export function LivePage(props: {
  frame: RefObject<HTMLIFrameElement | null>
  settings: Settings
}) {
  const { frame, settings } = props
  const [address] = useState(() => `/preview.html${searchFromSettings(settings)}`)

  useEffect(() => {
    tell(frame.current?.contentWindow, { kind: 'settings', settings })
  }, [frame, settings])

  return (
    <iframe
      ref={frame}
      src={address}
      title={`${settings.name || 'The app'}, live preview`}
      allow="clipboard-write; publickey-credentials-get; publickey-credentials-create"
      onLoad={() => tell(frame.current?.contentWindow, { kind: 'settings', settings })}
    />
  )
}
