'use client'

import { useEffect, useRef, useState } from 'react'
import type { Account } from '../../../core/wallet/account.ts'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import { LoginMethodsContent } from '../LoginMethods/LoginMethodsContent.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { ActivityTab } from './ActivityTab.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelHeader, type PanelHeaderProps } from './PanelHeader.tsx'
import { PanelScreen } from './PanelScreen.tsx'
import { PasskeysTab } from './PasskeysTab.tsx'
import { ReceiveView } from './ReceiveView.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { WalletsTab } from './WalletsTab.tsx'

type TabId = 'wallets' | 'methods' | 'passkeys' | 'sessions' | 'activity'

/** Everything about the account of whoever is logged in, in five tabs; an address to receive at stands in their place. */
export function PanelContent(props: PanelHeaderProps) {
  const [chosen, setChosen] = useState<TabId>('wallets')
  const [received, setReceived] = useState<Account | null>(null)
  const [wasAway, setWasAway] = useState(false)
  if (received !== null)
    return (
      <PanelScreen>
        <ReceiveView
          {...props}
          account={received}
          onBack={() => {
            setReceived(null)
            setWasAway(true)
          }}
        />
      </PanelScreen>
    )
  return (
    <PanelTabs
      {...props}
      chosen={chosen}
      takesFocus={wasAway}
      onChoose={setChosen}
      onReceive={setReceived}
    />
  )
}

type PanelTabsProps = PanelHeaderProps & {
  readonly chosen: TabId
  /** Whether somebody has come back to it. */
  readonly takesFocus: boolean
  readonly onChoose: (id: TabId) => void
  readonly onReceive: (account: Account) => void
}

function PanelTabs({ chosen, takesFocus, onChoose, onReceive, ...header }: PanelTabsProps) {
  const words = useAccountWords()
  const { linking } = useAllWords()
  const panel = useRef<HTMLDivElement>(null)
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
        <TabContent id={chosen} onReceive={onReceive} />
      </Tabs>
      <PanelFooter />
    </div>
  )
}

function TabContent({ id, onReceive }: { readonly id: TabId } & Pick<PanelTabsProps, 'onReceive'>) {
  switch (id) {
    case 'wallets':
      return <WalletsTab onReceive={onReceive} />
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
