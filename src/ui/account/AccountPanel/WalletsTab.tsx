'use client'

import { useContext } from 'react'
import type { Account } from '../../../core/wallet/account.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useAddWalletAccount } from '../../../react/useAddWalletAccount.ts'
import { useCreateWallet } from '../../../react/useCreateWallet.ts'
import { useUpdateWallet } from '../../../react/useUpdateWallet.ts'
import { useWalletAccounts } from '../../../react/useWalletAccounts.ts'
import { useWallets } from '../../../react/useWallets.ts'
import { ProofBadge } from '../AppProofBadge/ProofBadge.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { nameOfChain } from './addableChains.ts'
import { chainsToSendOn } from './chainsToSendOn.ts'
import { Loaded } from './Loaded.tsx'
import { newest, noteOf } from './noteOf.ts'
import { PanelNote } from './PanelNote.tsx'
import { WalletsView } from './WalletsView.tsx'
import { WalletTaskContext } from './walletTask.ts'

/** The wallets of whoever is logged in, joined to the kit. */
export function WalletsTab() {
  const { appName, options } = useKit()
  const begin = useContext(WalletTaskContext)
  const words = useAccountWords()
  const wallets = useWallets()
  const accounts = useWalletAccounts()
  const create = useCreateWallet()
  const rename = useUpdateWallet()
  const add = useAddWalletAccount()
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
                proofOf={(account, place) => (
                  <ProofBadge account={account} isQuiet={place === 'row'} />
                )}
                onMore={() => void accounts.fetchNextPage()}
                onCreate={() =>
                  create.mutate({ name: words.firstWallet, accounts: ['ethereum', 'solana'] })
                }
                onReceive={(account) => begin?.({ kind: 'receive', account })}
                sendFrom={(account) =>
                  chainsToSendOn(account, options.chains).length > 0
                    ? () =>
                        begin?.({
                          kind: 'send',
                          account: {
                            ...account,
                            name: account.name ?? nameOfWallet(known, account),
                          },
                        })
                    : null
                }
                onRename={(walletId, name) => rename.mutate({ walletId, name })}
                onAdd={(walletId, chain) => add.mutate({ walletId, chain })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      <PanelNote
        {...newest([
          noteOf(create, words, () => words.walletCreated),
          noteOf(rename, words, (_, { name }) => words.renamed(name)),
          noteOf(add, words, (_, { chain }) => words.accountAdded(nameOfChain(chain))),
        ])}
      />
    </>
  )
}

/** An account without a name of its own is known by that of its wallet. */
function nameOfWallet(wallets: readonly Wallet[], { walletId }: Account): string | null {
  return wallets.find(({ id }) => id === walletId)?.name ?? null
}
