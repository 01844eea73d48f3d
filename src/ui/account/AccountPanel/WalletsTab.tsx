'use client'

import { useState } from 'react'
import type { Account } from '../../../core/wallet/account.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useCreateWallet } from '../../../react/useCreateWallet.ts'
import { useWalletAccounts } from '../../../react/useWalletAccounts.ts'
import { useWallets } from '../../../react/useWallets.ts'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { Loaded } from './Loaded.tsx'
import { ReceiveView } from './ReceiveView.tsx'
import { WalletsView } from './WalletsView.tsx'

/** The wallets of whoever is logged in, joined to the kit. */
export function WalletsTab() {
  const { appName } = useKit()
  const words = useAccountWords()
  const wallets = useWallets()
  const accounts = useWalletAccounts()
  const create = useCreateWallet()
  const [received, setReceived] = useState<Account | null>(null)
  if (received !== null) return <ReceiveView account={received} onBack={() => setReceived(null)} />
  return (
    <>
      <Loaded query={wallets}>
        {(known) => (
          <Loaded query={accounts}>
            {(rows) => (
              <WalletsView
                appName={appName}
                wallets={known}
                accounts={rows}
                hasMore={accounts.hasNextPage}
                isCreating={create.isPending}
                onMore={() => void accounts.fetchNextPage()}
                onCreate={() =>
                  create.mutate({ name: words.firstWallet, accounts: ['ethereum', 'solana'] })
                }
                onReceive={setReceived}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      {create.isError ? <p className="lk-note lk-add-note">{words.failed}</p> : null}
      <Announcement
        text={create.isError ? words.failed : create.isSuccess ? words.walletCreated : null}
        about={create.submittedAt}
        politeness={create.isError ? 'assertive' : 'polite'}
      />
    </>
  )
}
