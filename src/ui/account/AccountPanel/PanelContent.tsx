'use client'

import { useEffect, useRef, useState } from 'react'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import { LoginMethodsContent } from '../LoginMethods/LoginMethodsContent.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { ActivityTab } from './ActivityTab.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelHeader, type PanelHeaderProps } from './PanelHeader.tsx'
import { PasskeysTab } from './PasskeysTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { WalletsTab, type WalletsTabProps } from './WalletsTab.tsx'
import { WalletTaskScreen } from './WalletTaskScreen.tsx'
import { type WalletTask, WalletTaskContext } from './walletTask.ts'

type TabId = 'wallets' | 'methods' | 'passkeys' | 'sessions' | 'activity'

/** Everything about the account of whoever is logged in, in five tabs; a task with a wallet stands in their place. */
export function PanelContent(props: PanelHeaderProps) {
  const [chosen, setChosen] = useState<TabId>('wallets')
  const [task, setTask] = useState<WalletTask | null>(null)
  const [wasAway, setWasAway] = useState(false)
  // here, where it outlives a task
  const [holding, setHolding] = useState<string | null>(null)
  const awaited = useRef<string | null>(null)
  const comeBack = () => {
    setTask(null)
    setWasAway(true)
  }
  const showMade = (made: string) => {
    awaited.current = made
    setHolding(made)
  }
  const bringBack = (imported: string) => {
    showMade(imported)
    comeBack()
  }
  if (task !== null)
    return <WalletTaskScreen {...props} task={task} onBack={comeBack} onImported={bringBack} />
  return (
    <WalletTaskContext.Provider value={setTask}>
      <PanelTabs
        {...props}
        chosen={chosen}
        takesFocus={wasAway}
        wallets={{ chosen: holding, awaited, onChoose: setHolding, onMade: showMade }}
        onChoose={setChosen}
      />
    </WalletTaskContext.Provider>
  )
}

type PanelTabsProps = PanelHeaderProps & {
  readonly chosen: TabId
  /** Whether somebody has come back to it. */
  readonly takesFocus: boolean
  readonly wallets: WalletsTabProps
  readonly onChoose: (id: TabId) => void
}

function PanelTabs({ chosen, takesFocus, wallets, onChoose, ...header }: PanelTabsProps) {
  const words = useAccountWords()
  const { linking } = useAllWords()
  const panel = useRef<HTMLDivElement>(null)
  useKeptFocus(panel)
  const tabs = [
    { id: 'wallets', label: words.wallets },
    { id: 'methods', label: linking.title },
    { id: 'passkeys', label: words.passkeys },
    { id: 'sessions', label: words.sessions },
    { id: 'activity', label: words.activity },
  ] as const

  useEffect(() => {
    if (takesFocus)
      panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [takesFocus])

  return (
    <div className="lk-panel" ref={panel}>
      <PanelHeader {...header} />
      <Tabs label={words.tabs} tabs={tabs} chosen={chosen} onChoose={onChoose}>
        <TabContent id={chosen} wallets={wallets} />
      </Tabs>
      <PanelFooter />
    </div>
  )
}

type TabContentProps = { readonly id: TabId; readonly wallets: WalletsTabProps }

function TabContent({ id, wallets }: TabContentProps) {
  switch (id) {
    case 'wallets':
      return <WalletsTab {...wallets} />
    case 'methods':
      return <LoginMethodsContent title={false} />
    case 'passkeys':
      return <PasskeysTab />
    case 'sessions':
      return <SessionsTab />
    case 'activity':
      return <ActivityTab />
    default:
      return id satisfies never
  }
}
