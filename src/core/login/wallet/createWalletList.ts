import type { ExternalWallet } from './externalWallet.ts'
import { ownWallets } from './ownWallets.ts'
import type { FoundWallet } from './readAnnouncement.ts'
import type { WalletInfo } from './walletState.ts'

/** More than anybody has; a page that is flooded with wallets shows no more. */
const MOST_WALLETS = 50

/** The row of the wallet in a phone: it has no name and no picture of its own. */
const PHONE = { id: 'phone', name: '', icon: null, chain: 'ethereum', kind: 'phone' } as const

type Entry = { readonly info: WalletInfo; readonly found: FoundWallet }

/**
 * The wallets that announced themselves, in the order in which they came, the one that was used last before all others.
 *
 * @param lastUsedId - the wallet of the last login on this device; null when there is none.
 * @param hasPhone - whether there is a phone wallet; it stands last.
 */
export function createWalletList(lastUsedId: string | null, hasPhone = false) {
  const entries = new Map<unknown, Entry>()
  const gone = new Map<unknown, Set<() => void>>()
  const waiting: (() => void)[] = []
  const phones = hasPhone ? [{ ...PHONE, isLastUsed: lastUsedId === PHONE.id }] : []
  let list: readonly WalletInfo[] = phones

  const changed = () => {
    const infos = [...entries.values()].map(({ info }) => info)
    infos.sort((a, b) => Number(b.isLastUsed) - Number(a.isLastUsed))
    list = [...infos, ...phones]
    for (const tell of waiting.splice(0)) tell()
  }

  return {
    /** Whether a wallet of this page is there. */
    isEmpty: () => entries.size === 0,
    /** The same reference until it changes. */
    current: () => list,
    find: (id: string): ExternalWallet | null =>
      [...entries.values()].find(({ info }) => info.id === id)?.found.wallet ?? null,
    /** What came once stays as it was: a wallet cannot change its name under somebody's finger. */
    add(found: FoundWallet | null) {
      if (!found || entries.has(found.source) || entries.size >= MOST_WALLETS) return
      const { name, icon, chain, source } = found
      if (ownWallets.has(source)) return
      const wanted = `${chain}:${found.label}`
      let id = wanted
      const isTaken = (info: WalletInfo) => info.id === id
      for (let count = 2; list.some(isTaken); count++) id = `${wanted}#${count}`
      const info = {
        id,
        name,
        icon,
        chain,
        kind: 'installed',
        isLastUsed: id === lastUsedId,
      } as const
      entries.set(source, { info, found })
      changed()
    },
    remove(source: unknown) {
      for (const tell of gone.get(source) ?? []) tell()
      if (entries.delete(source)) changed()
    },
    /** Tells when a wallet is removed; returns the way to stop listening. */
    onGone(source: unknown, listener: () => void) {
      const listeners = gone.get(source) ?? new Set()
      gone.set(source, listeners.add(listener))
      return () => {
        listeners.delete(listener)
      }
    },
    /** Ends when the list is another than this one, or when the signal fires. */
    changedFrom(known: readonly WalletInfo[], signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        if (list !== known || signal.aborted) return resolve()
        waiting.push(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    },
  }
}

/** The list, and what it is asked. */
export type WalletList = ReturnType<typeof createWalletList>
