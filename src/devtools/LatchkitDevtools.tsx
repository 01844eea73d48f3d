'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKit } from '../react/kitContext.ts'
import { useStore } from '../react/useStore.ts'
import type { LatchkitDevtoolsProps } from './devtoolsProps.ts'
import { Inbox } from './inbox/Inbox.tsx'
import { inboxUrlOf } from './inbox/inboxUrlOf.ts'
import { NO_CODES, watchCodes } from './inbox/watchCodes.ts'
import { DevtoolsMark } from './panel/DevtoolsMark.tsx'
import { DevtoolsView } from './panel/DevtoolsView.tsx'
import { MiddleView } from './panel/MiddleView.tsx'
import { useHost } from './panel/useHost.ts'
import { useShown } from './panel/useShown.ts'
import { RequestsView } from './record/RequestsView.tsx'
import { DevtoolsSession } from './session/DevtoolsSession.tsx'
import type { SecondTab } from './session/secondTab.ts'
import { TimelineView } from './timeline/TimelineView.tsx'
import { watchKit } from './timeline/watchKit.ts'
import { recorderOf } from './withDevtools.ts'

const itself = <T,>(value: T) => value

/**
 * The panel for whoever develops with the kit: the session and its key, requests with their stamps, the steps of each flow, the
 * local inbox, and failures on request. It opens with its mark at the bottom of the window, or with `Ctrl+Shift+L`.
 *
 * In a build for production `latchkit/devtools` is another file, and renders nothing: a bundler takes the panel only under the
 * condition `development`. Put it inside the provider, and make the kit with `withDevtools`, so that its requests are seen.
 * Renders a `div` at the end of `body`, or of the modal dialog that is open; on a server nothing.
 *
 * @throws ProviderMissingError `PROVIDER_MISSING` when there is no provider.
 * @example
 * <LatchkitProvider kit={kit}>
 *   <App />
 *   <LatchkitDevtools />
 * </LatchkitProvider>
 */
export function LatchkitDevtools({ dock, scheme = 'auto', inboxUrl }: LatchkitDevtoolsProps) {
  const kit = useKit()
  const recorder = recorderOf(kit)
  const host = useHost()
  const { shown, isAsked, change } = useShown(dock ?? 'bottom')
  const requests = useStore(recorder.requests, itself)
  const moments = useStore(recorder.moments, itself)
  const scenario = useStore(recorder.scenario, itself)
  const [codes, setCodes] = useState(NO_CODES)
  const [second, setSecond] = useState<SecondTab | null>(null)
  const url = inboxUrl ?? inboxUrlOf(kit.options.authProxyUrl)

  useEffect(() => watchKit(kit, recorder), [kit, recorder])
  useEffect(() => watchCodes(kit, setCodes), [kit])
  useEffect(() => () => second?.close(), [second])

  if (host === null) return null
  const requestsPart = {
    name: 'Requests',
    count: requests.length,
    content: <RequestsView requests={requests} isSeen={recorder.seesRequests} />,
  }
  const timelinePart = {
    name: 'Timeline',
    count: moments.length,
    content: <TimelineView moments={moments} />,
  }
  return createPortal(
    shown.isOpen ? (
      <DevtoolsView
        dock={shown.dock}
        scheme={scheme}
        takesFocus={isAsked}
        scenario={recorder.seesRequests ? scenario : null}
        onScenario={(id) => recorder.scenario.setState(id, true)}
        onDock={() => change({ dock: shown.dock === 'bottom' ? 'side' : 'bottom' })}
        onClose={() => change({ isOpen: false })}
        session={<DevtoolsSession second={second} onSecond={setSecond} />}
        middle={
          <MiddleView
            parts={[requestsPart, timelinePart]}
            onClear={(name) => {
              if (name === 'Requests') recorder.requests.setState([], true)
              else recorder.moments.setState([], true)
            }}
          />
        }
        inbox={url === null ? null : <Inbox url={url} recorder={recorder} codes={codes} />}
      />
    ) : (
      <DevtoolsMark scheme={scheme} onOpen={() => change({ isOpen: true })} />
    ),
    host,
  )
}
