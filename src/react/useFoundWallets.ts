'use client'

import { useEffect, useState } from 'react'
import { createWalletList } from '../core/login/wallet/createWalletList.ts'
import type { WalletAccount } from '../core/login/wallet/externalWallet.ts'
import type { WalletInfo } from '../core/login/wallet/walletState.ts'
import { WalletVanishedError } from '../errors/wallet.ts'

/** The wallets of this browser, and a way to ask one for an account. */
export type FoundWallets = {
  readonly wallets: readonly WalletInfo[]
  readonly connect: (wallet: WalletInfo, signal: AbortSignal) => Promise<WalletAccount>
}

const NONE: readonly WalletInfo[] = []

/**
 * Looks for wallets while that is wanted. Nothing is asked of a wallet before a person has chosen it.
 *
 * What does the looking is loaded when it is first wanted.
 */
export function useFoundWallets(isWanted: boolean): FoundWallets {
  const [list] = useState(() => createWalletList(null))
  const [wallets, setWallets] = useState(NONE)

  useEffect(() => {
    if (!isWanted) return
    const over = new AbortController()
    const { signal } = over
    const look = async () => {
      const { watchWallets } = await import('../core/login/wallet/watchWallets.ts')
      if (signal.aborted) return
      const stop = watchWallets(list)
      while (!signal.aborted) {
        const known = list.current()
        setWallets(known)
        await list.changedFrom(known, signal)
      }
      stop()
    }
    // without the part that looks there are none to be found
    look().catch(() => undefined)
    return () => over.abort()
  }, [isWanted, list])

  return {
    wallets,
    async connect({ id }, signal) {
      const wallet = list.find(id)
      if (!wallet) throw new WalletVanishedError()
      return wallet.connect(signal)
    },
  }
}
