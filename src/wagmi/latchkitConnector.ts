import {
  type Chain,
  getAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { Latchkit } from '../core/latchkit.ts'
import type { ChainOptions } from '../core/wallet/chain.ts'
import { createLatchkitProvider, type LatchkitProvider } from '../eip1193/createLatchkitProvider.ts'

/** How the connector is shown. */
export type LatchkitConnectorOptions = {
  /** @default 'latchkit' */
  readonly id?: string | undefined
  /** @default the kit's `appName` */
  readonly name?: string | undefined
  /** A data URI. */
  readonly icon?: string | undefined
  /** By which the page announces the kit's provider too (EIP-6963): wagmi then lists it once. @default none */
  readonly rdns?: string | undefined
}

/** How long until a log-in is offered to wagmi again, in milliseconds. */
const AGAIN_MS = 250

type Kept = { [name: `${string}.disconnected`]: true } & { [name: `${string}.chainId`]: number }
type Made = ReturnType<CreateConnectorFn<LatchkitProvider, Record<string, unknown>, Kept>>

/**
 * Makes a connector of wagmi 3 out of the kit. To connect opens the login where nobody is logged in; who logs in elsewhere on
 * the page is connected, and who logs out is not. To disconnect leaves the person logged in.
 *
 * Its chains are those of the wagmi config; the nodes of the kit's option `chains` go before theirs. The one that was switched
 * to is kept in wagmi's storage, for the next page.
 *
 * @throws UserRejectedRequestError `4001` of viem, from `connect`, when the person closes the login.
 * @example
 * export const config = createConfig({ chains: [base], connectors: [latchkitConnector(kit)], transports: { [base.id]: http() } })
 */
export function latchkitConnector(
  kit: Latchkit,
  { id = 'latchkit', name, icon, rdns }: LatchkitConnectorOptions = {},
): CreateConnectorFn<LatchkitProvider, Record<string, unknown>, Kept> {
  return ({ chains, emitter, storage }) => {
    const provider = createLatchkitProvider(kit, {
      chains: chains.map((chain) => chainOptions(chain, kit.options.chains)),
    })
    const gone = `${id}.disconnected` as const
    const lastChain = `${id}.chainId` as const
    let stop: (() => void) | null = null
    let again: ReturnType<typeof setTimeout> | undefined

    const connectByEvent = () => void connector.onConnect().catch(ignore)
    const accountsNow = async (method: 'eth_accounts' | 'eth_requestAccounts') => {
      const addresses: readonly string[] = await provider.request({ method })
      return addresses.map((address) => getAddress(address))
    }
    const chainNow = async () => Number(await provider.request({ method: 'eth_chainId' }))
    const switchTo = async (chainId: number): Promise<void> => {
      const params = [{ chainId: numberToHex(chainId) }]
      await provider.request({ method: 'wallet_switchEthereumChain', params })
    }
    let returned: Promise<void> | null = null
    /** Once for a page: back to the chain of the page before, as with any wallet that has its own memory. */
    const returnToChain = () => {
      returned ??= (async () => {
        const chainId = await storage?.getItem(lastChain)
        if (chainId && chains.some((one) => one.id === chainId)) await switchTo(chainId)
      })().catch(ignore) // a storage that is not readable keeps nothing
      return returned
    }

    const connector = {
      id,
      get name() {
        return name ?? kit.appName
      },
      icon,
      ...(rdns !== undefined && { rdns }),
      type: 'latchkit',
      async setup() {
        provider.on('connect', connectByEvent)
      },
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        try {
          const method = isReconnecting ? 'eth_accounts' : 'eth_requestAccounts'
          const [accounts] = await Promise.all([accountsNow(method), returnToChain()])
          stop ??= follow(provider, connector)
          if (chainId && (await chainNow()) !== chainId) await connector.switchChain({ chainId })
          await storage?.removeItem(gone)
          const capable = accounts.map((address) => ({ address, capabilities: {} }))
          return {
            accounts: (withCapabilities ? capable : accounts) as never,
            chainId: await chainNow(),
          }
        } catch (error) {
          throw Object(error).code === UserRejectedRequestError.code
            ? new UserRejectedRequestError(error as Error)
            : error
        }
      },
      async disconnect() {
        stop?.()
        stop = null
        await storage?.setItem(gone, true)
        const params = [{ eth_accounts: {} }]
        await provider.request({ method: 'wallet_revokePermissions', params })
      },
      getAccounts: () => accountsNow('eth_accounts'),
      getChainId: chainNow,
      getProvider: async () => provider,
      async isAuthorized() {
        try {
          if (await storage?.getItem(gone)) return false
          return (await accountsNow('eth_accounts')).length > 0
        } catch {
          return false // else wagmi tries no further connector, and stays connecting for good
        }
      },
      async switchChain({ chainId }) {
        const chain = chains.find((one) => one.id === chainId)
        if (!chain) throw new SwitchChainError(new Error(`The config has no chain ${chainId}.`))
        await switchTo(chainId)
        return chain
      },
      onAccountsChanged(addresses) {
        if (addresses.length === 0) return connector.onDisconnect()
        const accounts = addresses.map((address) => getAddress(address))
        emitter.emit('change', { accounts })
      },
      onChainChanged(hex) {
        const chainId = Number(hex)
        emitter.emit('change', { chainId })
        Promise.resolve(storage?.setItem(lastChain, chainId)).catch(ignore)
      },
      async onConnect() {
        clearTimeout(again)
        if (stop || (await storage?.getItem(gone))) return
        await returnToChain()
        const [accounts, chainId] = await Promise.all([accountsNow('eth_accounts'), chainNow()])
        // meanwhile somebody has connected, or the person has gone
        const isThere = kit.session.getState().status === 'logged-in' && accounts.length > 0
        if (stop || !isThere) return
        stop = follow(provider, connector)
        emitter.emit('connect', { accounts, chainId })
        if (emitter.listenerCount('change') > 0) return
        // wagmi was connecting: it takes no event then, and does not tell when it has ended
        stop?.()
        stop = null
        again = setTimeout(connectByEvent, AGAIN_MS)
      },
      onDisconnect() {
        stop?.()
        stop = null
        emitter.emit('disconnect')
      },
    } satisfies Made & Record<string, unknown> as Made & {
      switchChain: NonNullable<Made['switchChain']>
      onConnect(): Promise<void>
      onDisconnect(): void
    }
    return connector
  }
}

/** Passes the events of the provider on, until it is stopped. */
function follow(
  provider: LatchkitProvider,
  { onAccountsChanged, onChainChanged }: Pick<Made, 'onAccountsChanged' | 'onChainChanged'>,
): () => void {
  const onAccounts = (addresses: readonly string[]) => onAccountsChanged([...addresses])
  provider.on('accountsChanged', onAccounts)
  provider.on('chainChanged', onChainChanged)
  return () => {
    provider.removeListener('accountsChanged', onAccounts)
    provider.removeListener('chainChanged', onChainChanged)
  }
}

function chainOptions(chain: Chain, known: readonly ChainOptions[] = []): ChainOptions {
  const caip2 = `eip155:${chain.id}`
  const own = known.find((one) => one.caip2 === caip2)
  return {
    ...own,
    caip2,
    name: own?.name ?? chain.name,
    currency: own?.currency ?? chain.nativeCurrency,
    rpcUrl: own?.rpcUrl ?? chain.rpcUrls.default.http[0],
    explorerUrl: own?.explorerUrl ?? chain.blockExplorers?.default.url,
  }
}

function ignore(): void {
  // whoever connects next hears why, where that keeps from connecting
}
