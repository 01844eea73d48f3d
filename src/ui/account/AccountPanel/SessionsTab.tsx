'use client'

import { useMutation } from '@tanstack/react-query'
import { useKit } from '../../../react/kitContext.ts'
import { useAccountSessions } from '../../../react/useAccountSessions.ts'
import { useOnline } from '../../../react/useOnline.ts'
import { useSessionCountdown } from '../../../react/useSessionCountdown.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { Loaded } from './Loaded.tsx'
import { noteOf } from './noteOf.ts'
import { PanelNote } from './PanelNote.tsx'
import { SessionsView } from './SessionsView.tsx'

/** The sessions of the account on any device, joined to the kit. */
export function SessionsTab() {
  const kit = useKit()
  const words = useAccountWords()
  const { account, end, endOthers } = useAccountSessions()
  const secondsLeft = useSessionCountdown() ?? 0
  const isOnline = useOnline()
  const stay = useMutation({ mutationFn: () => kit.sessions.refresh(), networkMode: 'always' })
  return (
    <Loaded query={account}>
      {(sessions) => (
        <>
          <SessionsView
            sessions={sessions}
            nowMs={kit.nowMs()}
            secondsLeft={secondsLeft}
            installedName={isInstalled() ? kit.appName : null}
            offlineSinceMs={isOnline ? null : account.dataUpdatedAt}
            isStaying={stay.isPending}
            ending={end.isPending ? end.variables.id : null}
            isEndingOthers={endOthers.isPending}
            onStay={() => stay.mutate()}
            onEnd={(session) => end.mutate(session)}
            onEndOthers={() => endOthers.mutate()}
          />
          <PanelNote
            notes={[
              noteOf(stay, words, () => words.stayed),
              noteOf(end, words, () => words.ended),
              noteOf(endOthers, words, () => words.ended),
            ]}
          />
        </>
      )}
    </Loaded>
  )
}

/** Whether this page runs as an app of its own, and not in a tab of a browser. */
function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
}
