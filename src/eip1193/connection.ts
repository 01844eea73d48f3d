import type { Latchkit } from '../core/latchkit.ts'
import type { Account } from '../core/wallet/account.ts'
import { createAppConnection } from '../core/wallet/appConnection.ts'
import type { Chains } from './chains.ts'
import type { Emit } from './emitter.ts'
import { failure } from './providerError.ts'

/** Who is connected, and with which accounts. */
export type Connection = {
  /** The addresses that the page may see now. */
  addresses(): Promise<readonly string[]>
  /** The same; opens the login first where nobody is logged in. @throws ProviderRpcError 4001 when it was closed. */
  connect(): Promise<readonly string[]>
  /** The account of an address. @throws ProviderRpcError 4100 for one that is not connected. */
  account(address: string): Promise<Account>
  /** Takes the accounts from the page, until it asks for them again. The person stays logged in. */
  revoke(): void
  /** Follows the session, and tells what changes, until it is left. */
  follow(): void
  leave(): void
}

/** Says in the events of EIP-1193 what becomes of the connection. */
export function createConnection(kit: Latchkit, chains: Chains, emit: Emit): Connection {
  let told = ''
  let isConnected = false

  const app = createAppConnection(kit, 'ADDRESS_FORMAT_ETHEREUM', (accounts, isLoggedIn) => {
    const addresses = addressesOf(accounts)
    if (addresses.length > 0 && !isConnected) {
      isConnected = true
      emit('connect', { chainId: chains.idHex() })
    }
    if (addresses.join() !== told) emit('accountsChanged', addresses)
    told = addresses.join()
    if (!isConnected || isLoggedIn) return
    isConnected = false
    emit('disconnect', failure('disconnected', 'Nobody is logged in.'))
  })

  return {
    addresses: async () => addressesOf(await app.accounts()),
    async connect() {
      const accounts = await app.connect()
      if ('cancelled' in accounts) throw failure('userRejected', 'The person closed the login.')
      if (accounts.length === 0)
        throw failure('unauthorized', 'The person has no Ethereum account yet.')
      return addressesOf(accounts)
    },
    async account(address) {
      const account = await app.account(address)
      if (account) return account
      const isLoggedIn = kit.session.getState().status === 'logged-in'
      const why = isLoggedIn ? `${address} is not connected.` : 'Nobody is logged in.'
      throw failure('unauthorized', why)
    },
    revoke: app.giveBack,
    follow() {
      // nobody heard of what happened while nobody listened
      if (kit.session.getState().status !== 'logged-in') isConnected = false
      app.follow()
    },
    leave: app.leave,
  }
}

function addressesOf(accounts: readonly Account[]): readonly string[] {
  return accounts.map(({ address }) => address)
}
