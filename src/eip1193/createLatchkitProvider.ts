import type { Latchkit } from '../core/latchkit.ts'
import { createBundles } from './bundles.ts'
import { createChains } from './chains.ts'
import { createConnection } from './connection.ts'
import { createEmitter, type Listener, type ProviderEvents } from './emitter.ts'
import { errorFromFailure } from './errorFromFailure.ts'
import { methods } from './methods/methods.ts'
import { isRead } from './methods/reads.ts'
import { passedOn, recordFrom, textFrom } from './params.ts'
import { failure } from './providerError.ts'
import type { LatchkitProviderOptions } from './providerOptions.ts'

/** What a provider is asked. */
export type ProviderRequest = {
  readonly method: string
  /** A list, or an object where the method takes one. */
  readonly params?: unknown
}

/** A provider of EIP-1193. */
export type LatchkitProvider = {
  /** Marks it as one of Latchkit's. */
  readonly isLatchkit: true
  /** @throws ProviderRpcError with a code of EIP-1193, EIP-1474, EIP-3326 or EIP-5792. */
  // biome-ignore lint/suspicious/noExplicitAny: what a method answers only its caller knows, as in every type of a provider
  request(request: ProviderRequest): Promise<any>
  on<E extends keyof ProviderEvents>(
    event: E,
    listener: (value: ProviderEvents[E]) => void,
  ): LatchkitProvider
  /** Any other event, as libraries listen to: there are none. */
  on(event: string, listener: Listener): LatchkitProvider
  removeListener<E extends keyof ProviderEvents>(
    event: E,
    listener: (value: ProviderEvents[E]) => void,
  ): LatchkitProvider
  removeListener(event: string, listener: Listener): LatchkitProvider
}

/**
 * Makes an EIP-1193 provider of the kit: for libraries that want one.
 *
 * Accounts are those of whoever is logged in; to ask for them opens the login. Everything that signs asks the person. Reads
 * go to the app's own node, the `rpcUrl` of the chain. Nothing happens until it is asked, so it is safe on a server.
 *
 * EIP-1193, EIP-1474, EIP-2255, EIP-3326, EIP-5792. Ours: a log-out is a `disconnect` with 4900; reads go on.
 *
 * @throws OptionInvalidError `OPTION_INVALID` when the first chain is none of the chains.
 * @example
 * const provider = createLatchkitProvider(kit)
 * const [address] = await provider.request({ method: 'eth_requestAccounts' })
 */
export function createLatchkitProvider(
  kit: Latchkit,
  options: LatchkitProviderOptions = {},
): LatchkitProvider {
  const emitter = createEmitter((isUsed) => (isUsed ? connection.follow() : connection.leave()))
  const chains = createChains(kit, options, emitter.emit)
  const connection = createConnection(kit, chains, emitter.emit)
  const context = { kit, options, chains, connection, bundles: createBundles(kit) }
  const provider: LatchkitProvider = {
    isLatchkit: true,
    async request(request) {
      try {
        const { params, ...given } = recordFrom('the request', request)
        const method = textFrom('the method', given.method)
        const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (answer) return await answer(context, params)
        if (isRead(method)) return await chains.rpc().request(method, passedOn(params))
        throw failure('unsupportedMethod', `The method ${method} is not supported.`)
      } catch (error) {
        throw errorFromFailure(error)
      }
    },
    on(event: string, listener: Listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event: string, listener: Listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }
  return provider
}
