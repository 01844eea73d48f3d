import { useRef, useState } from 'react'
import type { Addresses } from '../code/codeFile.ts'
import { Controls } from '../controls/Controls.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { useClearInbox, useExpireCode, useInbox } from '../drawer/useInbox.ts'
import { useLog } from '../drawer/useLog.ts'
import { tell } from '../messages.ts'
import { type Settings, searchFromSettings, settingsFromSearch } from '../settings/settings.ts'
import { CodePanel } from './CodePanel.tsx'
import { Header } from './Header.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { PanelName } from './panels.ts'
import { Separator } from './Separator.tsx'
import { useMediaQuery } from './useMediaQuery.ts'
import { usePanelSizes } from './usePanelSizes.ts'

/** The whole playground: configuration, live preview, its code, and what happened between it and the local service. */
export function Playground({ inboxUrl, addresses }: { inboxUrl: string; addresses: Addresses }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [settings, setSettings] = useState(() => settingsFromSearch(window.location.search))
  const [chosenScheme, setChosenScheme] = useState<'light' | 'dark' | null>(null)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const hasRoomForCode = useMediaQuery('(min-width: 1100px)')
  const hasRoomForControls = useMediaQuery('(min-width: 760px)')
  const { sizes, resize } = usePanelSizes()
  const inbox = useInbox(inboxUrl)
  const clearInbox = useClearInbox(inboxUrl)
  const expireCode = useExpireCode(inboxUrl)
  const log = useLog()
  const isDark = chosenScheme === null ? prefersDark : chosenScheme === 'dark'

  function change(part: Partial<Settings>) {
    const next = { ...settings, ...part }
    setSettings(next)
    window.history.replaceState(null, '', `${window.location.pathname}${searchFromSettings(next)}`)
  }

  const separatorOf = (panel: PanelName) => (
    <Separator panel={panel} size={sizes[panel]} onResize={(size) => resize(panel, size)} />
  )
  const code = (
    <CodePanel
      settings={settings}
      addresses={addresses}
      onChange={change}
      separator={hasRoomForCode ? separatorOf('code') : null}
    />
  )
  return (
    <div className="pg" data-scheme={isDark ? 'dark' : 'light'}>
      <Header
        servicePort={new URL(inboxUrl).port}
        flow={settings.flow}
        onFlow={(flow) => change({ flow })}
        isServiceUp={!inbox.isError}
        isDark={isDark}
        onToggleScheme={() => setChosenScheme(isDark ? 'light' : 'dark')}
      />
      <Controls settings={settings} onChange={change} separator={separatorOf('controls')} />
      <PreviewFrame frame={frame} settings={settings} onChange={change} />
      {hasRoomForCode && code}
      <Drawer
        messages={inbox.data ?? []}
        log={log}
        code={hasRoomForCode ? null : code}
        separator={hasRoomForControls ? separatorOf('drawer') : null}
        onFill={(text) => tell(frame.current?.contentWindow, { kind: 'fill', code: text })}
        onExpire={(id) =>
          expireCode.mutate(id, {
            onSuccess: () => tell(frame.current?.contentWindow, { kind: 'expire' }),
          })
        }
        onClearInbox={() => clearInbox.mutate()}
      />
    </div>
  )
}
