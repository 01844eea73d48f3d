import { Login } from 'latchkit'
import { useEffect, useState } from 'react'
import { App } from '../App.tsx'
import { appLogo } from '../fieldnotes/appLogo.tsx'
import { LogInFirst } from '../fieldnotes/LogInFirst.tsx'
import { Welcome } from '../fieldnotes/Welcome.tsx'
import { kit } from '../kit.ts'
import { isInPlayground, listenInPreview, tell } from '../messages.ts'
import { settingsFrom, settingsFromSearch } from '../settings/settings.ts'
import { applyLook } from './applyLook.ts'
import { expireCode, watchCodes } from './codes.ts'
import { fillCode } from './fillCode.ts'
import { useLanguage } from './useLanguage.ts'

/** The app under the controls of the playground. On its own it takes them from its address. */
export function Preview() {
  const [settings, setSettings] = useState(() => settingsFromSearch(window.location.search))

  useEffect(() => applyLook(settings), [settings])
  const locale = useLanguage(settings.language)

  useEffect(
    () =>
      listenInPreview((message) => {
        switch (message.kind) {
          case 'fill':
            fillCode(message.code)
            break
          case 'expire':
            expireCode(kit)
            break
          case 'settings':
            setSettings(settingsFrom(message.settings))
            break
        }
      }),
    [],
  )

  useEffect(() => {
    if (!isInPlayground()) return
    return watchCodes(kit, (awaited) => tell(window.parent, { kind: 'code', awaited }))
  }, [])

  return (
    <App
      theme={settings.scheme}
      direction={settings.direction === 'auto' ? undefined : settings.direction}
      locale={locale}
      hasDevtools={settings.devtools === 'on'}
      logo={settings.logo}
      flow={settings.flow}
      welcome={
        <>
          <LogInFirst flow={settings.flow} />
          <Welcome
            login={
              settings.presentation === 'inline' ? (
                <Login logo={appLogo(settings.logo, 36)} />
              ) : null
            }
          />
        </>
      }
    />
  )
}
