'use client'

import { useState } from 'react'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import { LoginMethodsContent } from '../LoginMethods/LoginMethodsContent.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { ActivityTab } from './ActivityTab.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelHeader, type PanelHeaderProps } from './PanelHeader.tsx'
import { PasskeysTab } from './PasskeysTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { WalletsTab } from './WalletsTab.tsx'

type TabId = 'wallets' | 'methods' | 'passkeys' | 'sessions' | 'activity'

/** Everything about the account of whoever is logged in, in five tabs. */
export function PanelContent(props: PanelHeaderProps) {
  const words = useAccountWords()
  const { linking } = useAllWords()
  const [chosen, setChosen] = useState<TabId>('wallets')
  const tabs = [
    { id: 'wallets', label: words.wallets },
    { id: 'methods', label: linking.title },
    { id: 'passkeys', label: words.passkeys },
    { id: 'sessions', label: words.sessions },
    { id: 'activity', label: words.activity },
  ] as const
  return (
    <div className="lk-panel">
      <PanelHeader {...props} />
      <Tabs label={words.tabs} tabs={tabs} chosen={chosen} onChoose={setChosen}>
        <TabContent id={chosen} />
      </Tabs>
      <PanelFooter />
    </div>
  )
}

function TabContent({ id }: { readonly id: TabId }) {
  switch (id) {
    case 'wallets':
      return <WalletsTab />
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
