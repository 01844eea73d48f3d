import type { Latchkit } from '../core/latchkit.ts'
import type { Account } from '../core/wallet/account.ts'
import { createAppConnection } from '../core/wallet/appConnection.ts'
import { chainFacts } from '../core/wallet/knownChains.ts'
import { type SolanaSend, signOnSolana } from '../core/wallet/sending/sendOnSolana.ts'
import { SessionMissingError } from '../errors/session.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import { bytesFromUtf8 } from '../lib/utf8.ts'
import { inOrder } from './inOrder.ts'
import { RequestDeclinedError, settled } from './requestDeclined.ts'
import { sendInOrder } from './sendInOrder.ts'
import { signBytes } from './signBytes.ts'
import { signInText } from './signInText.ts'
import type {
  LatchkitWallet,
  LatchkitWalletFeatures,
  SignInInput,
  SignInOutput,
  StandardAccount,
  StandardChain,
  StandardChange,
  StandardIcon,
} from './standard.ts'
import { standardAccount } from './standardAccount.ts'
import { createWalletChains } from './walletChains.ts'

/** How a wallet is shown, and where it works. */
export type LatchkitWalletOptions = {
  /** @default the kit's `appName` */
  readonly name?: string | undefined
  readonly icon: StandardIcon
  /**
   * What pages can ask for, by the names of the Wallet Standard. @default the Solana chains of the kit's option `chains`, else
   * `solana:mainnet` and `solana:devnet`; and `solana:localnet` where a node or the service is on this machine
   */
  readonly chains?: readonly StandardChain[] | undefined
}

/**
 * Makes a wallet of the Wallet Standard out of the kit.
 *
 * Accounts are those of whoever is logged in, once an app has connected. Everything that signs asks the person, one after the
 * other. Nothing happens until it is asked, so it is safe on a server.
 *
 * Wallet Standard 1.0.0. The service sends on the chains that it knows; on any other the app's own node does (`chains`).
 *
 * @example
 * const stop = registerLatchkitWallet(createLatchkitWallet(kit, { icon }))
 */
export function createLatchkitWallet(
  kit: Latchkit,
  { name, icon, chains: given }: LatchkitWalletOptions,
): LatchkitWallet {
  const walletChains = createWalletChains(kit.options, given)
  const chains = walletChains.declared
  const listeners = new Set<(change: StandardChange) => void>()
  let accounts: readonly StandardAccount[] = Object.freeze([])

  const connection = createAppConnection(kit, 'ADDRESS_FORMAT_SOLANA', (now) => {
    const isSame = now.map(({ address }) => address).join() === accounts.map(addressOf).join()
    if (isSame) return
    accounts = Object.freeze(now.map((account) => standardAccount(account, chains, featureNames)))
    for (const listener of listeners) queueMicrotask(() => listener({ accounts }))
  })

  /** The kit's account of one that the wallet gave out. */
  const accountOf = async ({ address }: StandardAccount): Promise<Account> => {
    const account = await connection.account(address)
    if (account) return account
    if (kit.session.getState().status !== 'logged-in') throw new SessionMissingError()
    throw new SignRequestInvalidError({ details: `${address} is not connected.` })
  }

  const sendOf = async (
    given: StandardAccount,
    bytes: Uint8Array,
    chain: StandardChain | undefined,
  ): Promise<SolanaSend> => {
    const caip2 = walletChains.resolve(chain)
    const account = await accountOf(given)
    return { account, bytes, chain: chainFacts(caip2, kit.options.chains) }
  }

  const connect = async (silent: boolean) => {
    connection.follow()
    const found = silent ? await connection.accounts() : await connection.connect()
    if ('cancelled' in found) throw new RequestDeclinedError('The person closed the login.')
    return { accounts }
  }

  const signIn = async (input: SignInInput): Promise<SignInOutput> => {
    const { accounts: connected } = await connect(false)
    const account = connected.find(({ address }) => address === (input.address ?? address))
    if (!account)
      throw new SignRequestInvalidError({ details: 'The person has no such Solana account.' })
    const text = signInText(input, account.address, globalThis.location?.host ?? '')
    const signedMessage = bytesFromUtf8(text)
    const signature = await signBytes(kit, await accountOf(account), signedMessage)
    return { account, signedMessage, signature, signatureType: 'ed25519' }
  }

  const features: LatchkitWalletFeatures = {
    'standard:connect': {
      version: '1.0.0',
      connect: ({ silent = false } = {}) => connect(silent),
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        connection.giveBack()
        connection.leave()
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) =>
        inOrder(inputs, async ({ account, message }) => {
          const signature = await signBytes(kit, await accountOf(account), message)
          return { signedMessage: message, signature }
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs) => inOrder(inputs, signIn),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: (...inputs) =>
        inOrder(inputs, async ({ account, transaction, chain }) => {
          const send = await sendOf(account, transaction, chain)
          return { signedTransaction: settled(kit, await signOnSolana(kit, send)).bytes }
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: (...inputs) =>
        sendInOrder(kit, inputs, ({ account, transaction, chain }) =>
          sendOf(account, transaction, chain),
        ),
    },
  }
  const featureNames = Object.keys(features) as StandardChain[]

  return {
    version: '1.0.0',
    get name() {
      return name ?? kit.appName
    },
    icon,
    chains,
    features,
    get accounts() {
      return accounts
    },
  }
}

function addressOf({ address }: StandardAccount): string {
  return address
}
