import { useEffect, useRef, useState } from 'react'
import { listenInShell, tell } from '../messages.ts'
import { type Settings, searchFromSettings, settingsFromSearch } from '../settings.ts'
import { Controls } from './Controls.tsx'
import { Header } from './Header.tsx'
import { Inbox } from './Inbox.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useClearInbox, useInbox } from './useInbox.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** The whole playground: configuration, live preview, inbox of the local service. */
export function Playground({ inboxUrl }: { inboxUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [settings, setSettings] = useState(() => settingsFromSearch(window.location.search))
  const [chosenScheme, setChosenScheme] = useState<'light' | 'dark' | null>(null)
  const [awaitsCodeFor, setAwaitsCodeFor] = useState<string | null>(null)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const inbox = useInbox(inboxUrl)
  const clearInbox = useClearInbox(inboxUrl)
  const isDark = chosenScheme === null ? prefersDark : chosenScheme === 'dark'

  useEffect(() => listenInShell((message) => setAwaitsCodeFor(message.awaitsCodeFor)), [])

  function change(part: Partial<Settings>) {
    const next = { ...settings, ...part }
    setSettings(next)
    window.history.replaceState(null, '', `${window.location.pathname}${searchFromSettings(next)}`)
  }

  return (
    <div className="pg" data-scheme={isDark ? 'dark' : 'light'}>
      <Header
        servicePort={new URL(inboxUrl).port}
        isServiceUp={!inbox.isError}
        isDark={isDark}
        onToggleScheme={() => setChosenScheme(isDark ? 'light' : 'dark')}
      />
      <Controls settings={settings} onChange={change} />
      <PreviewFrame frame={frame} settings={settings} onChange={change} />
      <Inbox
        messages={inbox.data ?? []}
        awaitsCodeFor={awaitsCodeFor}
        onFill={(code) => tell(frame.current?.contentWindow, { kind: 'fill', code })}
        onClear={() => clearInbox.mutate()}
      />
    </div>
  )
}
