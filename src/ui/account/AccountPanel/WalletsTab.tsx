'use client'

import { useContext } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { useAddWalletAccount } from '../../../react/useAddWalletAccount.ts'
import { useCreateWallet } from '../../../react/useCreateWallet.ts'
import { usePrivateKeys } from '../../../react/usePrivateKeys.ts'
import { useUpdateWallet } from '../../../react/useUpdateWallet.ts'
import { useWalletAccounts } from '../../../react/useWalletAccounts.ts'
import { useWallets } from '../../../react/useWallets.ts'
import { ProofBadge } from '../AppProofBadge/ProofBadge.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { nameOfChain } from './addableChains.ts'
import { chainsToSendOn } from './chainsToSendOn.ts'
import { Loaded } from './Loaded.tsx'
import { noteOf, noteOfMore } from './noteOf.ts'
import { PanelNote } from './PanelNote.tsx'
import { WalletsView, type WalletsViewProps } from './WalletsView.tsx'
import { WalletTaskContext } from './walletTask.ts'

export type WalletsTabProps = Pick<WalletsViewProps, 'chosen' | 'awaited' | 'onChoose'> & {
  /** Chooses what was just made, and awaits it. */
  readonly onMade: (id: string) => void
}

/** The wallets and keys of whoever is logged in, joined to the kit. */
export function WalletsTab({ onMade, ...props }: WalletsTabProps) {
  const { appName, options } = useKit()
  const begin = useContext(WalletTaskContext)
  const words = useAccountWords()
  const wallets = useWallets()
  const accounts = useWalletAccounts()
  const keys = usePrivateKeys()
  const create = useCreateWallet()
  const rename = useUpdateWallet()
  const add = useAddWalletAccount()
  return (
    <>
      <Loaded query={wallets}>
        {(known) => (
          <Loaded query={accounts}>
            {(rows) => {
              const isEmpty = known.length === 0 && rows.length === 0
              return (
                <>
                  {/* wallets wait for no keys; but whether there is nothing, they say too */}
                  {isEmpty && keys.data === undefined ? null : (
                    <WalletsView
                      {...props}
                      appName={appName}
                      wallets={known}
                      accounts={rows}
                      keys={keys.data ?? []}
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
                          ? () => begin?.({ kind: 'send', account })
                          : null
                      }
                      onRename={(walletId, name) => rename.mutate({ walletId, name })}
                      // the newest of all, which may be far down the list
                      onAdd={(walletId, chain) =>
                        add.mutate({ walletId, chain }, { onSuccess: onMade })
                      }
                    />
                  )}
                  {isEmpty || keys.isError ? <Loaded query={keys}>{() => null}</Loaded> : null}
                </>
              )
            }}
          </Loaded>
        )}
      </Loaded>
      <PanelNote
        notes={[
          noteOfMore(accounts, words),
          noteOf(create, words, () => words.walletCreated),
          noteOf(rename, words, (_, { name }) => words.renamed(name)),
          noteOf(add, words, (_, { chain }) => words.accountAdded(nameOfChain(chain))),
        ]}
      />
    </>
  )
}
