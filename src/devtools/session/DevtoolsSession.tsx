'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Latchkit } from '../../core/latchkit.ts'
import type { SessionState } from '../../core/session/session.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { useTick } from '../panel/useTick.ts'
import { countTabs } from './countTabs.ts'
import { endSoon } from './endSoon.ts'
import { type KeyPlace, OWN_STORE, SessionView } from './SessionView.tsx'
import { openSecondTab, type SecondTab } from './secondTab.ts'

const itself = (state: SessionState) => state

export type DevtoolsSessionProps = {
  readonly second: SecondTab | null
  readonly onSecond: (tab: SecondTab | null) => void
}

/** The session in use, and what can be done to it. */
export function DevtoolsSession({ second, onSecond }: DevtoolsSessionProps) {
  const kit = useKit()
  const state = useStore(kit.session, itself)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [tabs, setTabs] = useState(0)
  useTick()
  useEffect(() => countTabs(kit.options.authProxyConfigId, setTabs), [kit])
  const secondStatus = useSyncExternalStore(
    second?.session.subscribe ?? never,
    () => second?.session.getState().status ?? null,
    () => null,
  )

  async function attempt(work: () => Promise<unknown>) {
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(isLatchkitError(error) ? `${error.shortMessage} (${error.code})` : String(error))
    }
  }

  return (
    <SessionView
      state={state}
      nowMs={kit.nowMs()}
      keyPlace={placeOf(kit, state)}
      tabs={tabs === 0 || second === null ? tabs : tabs + 1}
      second={secondStatus}
      trouble={trouble}
      onRenew={() => void attempt(kit.sessions.refresh)}
      onEndSoon={() => endSoon(kit)}
      onLogOut={() => void attempt(kit.logOut)}
      onOpenSecond={() => onSecond(openSecondTab(kit))}
      onSecond={(what) => {
        if (what === 'close') onSecond(null)
        else if (second) void attempt(what === 'renew' ? second.sessions.refresh : second.logOut)
      }}
    />
  )
}

function placeOf({ options }: Pick<Latchkit, 'options'>, state: SessionState): KeyPlace {
  if (options.keyStore) return OWN_STORE
  const isKept = state.status === 'logged-in' && state.session.persistence === 'device'
  return isKept ? 'IndexedDB' : 'Memory of this tab'
}

function never(): () => void {
  return () => undefined
}
