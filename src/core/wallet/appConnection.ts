import type { Latchkit } from '../latchkit.ts'
import { whenRestored } from '../session/whenRestored.ts'
import type { Account } from './account.ts'
import { listAccounts } from './listAccounts.ts'
import type { Cancelled } from './signing/signOutcome.ts'

/** What a page that speaks to a wallet may see: the accounts of whoever is logged in, until it gives them back. */
export type AppConnection = {
  /** None where nobody is logged in, or they were given back. */
  accounts(): Promise<readonly Account[]>
  /** The same; opens the login first where nobody is logged in. */
  connect(): Promise<readonly Account[] | Cancelled>
  /** The account of an address; null for one that the page may not see. One that was made a moment ago is found. */
  account(address: string): Promise<Account | null>
  /** Gives the accounts back, until they are asked for again. The person stays logged in. */
  giveBack(): void
  /** Follows the session until it is left. */
  follow(): void
  leave(): void
}

/** Hears which accounts there are now, and whether somebody is logged in. */
export type ConnectionListener = (accounts: readonly Account[], isLoggedIn: boolean) => void

/**
 * Connects a page to the accounts of one kind.
 *
 * @param addressFormat - as the service names it, like `ADDRESS_FORMAT_ETHEREUM`.
 */
export function createAppConnection(
  kit: Pick<Latchkit, 'session' | 'login' | 'query'>,
  addressFormat: string,
  tell: ConnectionListener,
): AppConnection {
  type Loaded = { readonly userId: string; readonly accounts: Promise<readonly Account[]> }
  let isGivenBack = false
  let loaded: Loaded | null = null
  let stop: (() => void) | null = null

  const userNow = () => {
    const state = kit.session.getState()
    return state.status === 'logged-in' ? state.session.userId : null
  }

  /** Asked once for each person. A failure is not kept, nor is none: the first account may be made at any time. */
  const load = (userId: string): Loaded => {
    const mine: Loaded = { userId, accounts: listAccounts(kit, addressFormat) }
    const forget = () => {
      if (loaded === mine) loaded = null
    }
    mine.accounts.then(({ length }) => length === 0 && forget(), forget)
    return mine
  }

  /** Reads the accounts, and tells of them at once: whoever gives them back comes before or after that. */
  const update = async (isFresh = false): Promise<readonly Account[]> => {
    const userId = userNow()
    const isSeen = userId !== null && !isGivenBack
    if (isSeen && (isFresh || loaded?.userId !== userId)) loaded = load(userId)
    const accounts = isSeen && loaded ? await loaded.accounts : []
    // whoever logged in meanwhile has other accounts
    if (isSeen && (userNow() !== userId || isGivenBack)) return update()
    tell(accounts, userId !== null)
    return accounts
  }

  return {
    async accounts() {
      await whenRestored(kit)
      return update()
    },
    async connect() {
      await whenRestored(kit)
      const result = await kit.login.open()
      if ('cancelled' in result) return result
      isGivenBack = false
      return update(true)
    },
    async account(address) {
      await whenRestored(kit)
      const isIt = (one: Account) => one.address.toLowerCase() === address.toLowerCase()
      return (await update()).find(isIt) ?? (await update(true)).find(isIt) ?? null
    },
    giveBack() {
      isGivenBack = true
      tell([], userNow() !== null)
    },
    follow() {
      stop ??= kit.session.subscribe(({ status }) => {
        const userId = userNow()
        if (userId !== null && loaded?.userId !== userId) update().catch(ignore)
        if (userId !== null || status === 'loading') return
        loaded = null
        tell([], false)
      })
    },
    leave() {
      stop?.()
      stop = null
    },
  }
}

function ignore(): void {
  // whoever asks for the accounts next hears why
}
