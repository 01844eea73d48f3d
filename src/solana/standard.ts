/** The shapes of the Wallet Standard, version 1.0.0, as far as they are spoken here. */

/** A chain, like `solana:mainnet`. */
export type StandardChain = `${string}:${string}`

/** A square picture as a data URI in base64. */
export type StandardIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** Bytes that nobody changes, as the standard has them. */
type ReadonlyBytes = Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> & {
  readonly [index: number]: number
}

/** An account as apps see it. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: ReadonlyBytes
  readonly chains: readonly StandardChain[]
  readonly features: readonly StandardChain[]
  readonly label?: string
}

/** What `standard:events` tells. */
export type StandardChange = { readonly accounts?: readonly StandardAccount[] }

type Inputs<Input, Output> = (...inputs: readonly Input[]) => Promise<readonly Output[]>

type MessageInput = { readonly account: StandardAccount; readonly message: Uint8Array }
type MessageOutput = { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }
type TransactionInput = {
  readonly account: StandardAccount
  readonly transaction: Uint8Array
  readonly chain?: StandardChain
}
type SendInput = TransactionInput & {
  readonly chain: StandardChain
  /** How a node takes it; what is no such option is refused, as what the service cannot do without a node of the app. */
  readonly options?: SendOptions | undefined
}

type Commitment = 'processed' | 'confirmed' | 'finalized'

/** Options of `sendTransaction` of a node, and how long to wait. */
export type SendOptions = {
  /** Waits until the app's node reports the transaction at this level. @default as soon as the network has it */
  readonly commitment?: Commitment | undefined
  readonly preflightCommitment?: Commitment | undefined
  readonly skipPreflight?: boolean | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** What a page asks for to log somebody in (Sign In With Solana); all of it may be left out. */
export type SignInInput = {
  /** Host and port: none but the page's own. @default the page's */
  readonly domain?: string
  /** @default that of the first account */
  readonly address?: string
  /** One line that the person reads. */
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  /** At least 8 letters and digits. */
  readonly nonce?: string
  /** ISO 8601, like the two times below. */
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Who is logged in by it, and what proves it. */
export type SignInOutput = {
  readonly account: StandardAccount
  /** The message to the letter, as UTF-8. */
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
  readonly signatureType: 'ed25519'
}

/** What the wallet can do. */
export type LatchkitWalletFeatures = {
  readonly 'standard:connect': {
    readonly version: '1.0.0'
    /** Opens the login where nobody is logged in; with `silent` it opens nothing. */
    connect(input?: {
      readonly silent?: boolean
    }): Promise<{ readonly accounts: readonly StandardAccount[] }>
  }
  readonly 'standard:disconnect': {
    readonly version: '1.0.0'
    /** Takes the accounts from the page; the person stays logged in. */
    disconnect(): Promise<void>
  }
  readonly 'standard:events': {
    readonly version: '1.0.0'
    on(event: 'change', listener: (change: StandardChange) => void): () => void
  }
  readonly 'solana:signMessage': {
    readonly version: '1.1.0'
    readonly signMessage: Inputs<MessageInput, MessageOutput>
  }
  readonly 'solana:signIn': {
    readonly version: '1.0.0'
    /** Connects, and proves the account to the page: opens the login where nobody is logged in. */
    readonly signIn: Inputs<SignInInput, SignInOutput>
  }
  readonly 'solana:signTransaction': {
    readonly version: '1.0.0'
    readonly supportedTransactionVersions: readonly ['legacy', 0]
    readonly signTransaction: Inputs<TransactionInput, { readonly signedTransaction: Uint8Array }>
  }
  readonly 'solana:signAndSendTransaction': {
    readonly version: '1.0.0'
    readonly supportedTransactionVersions: readonly ['legacy', 0]
    readonly signAndSendTransaction: Inputs<SendInput, { readonly signature: Uint8Array }>
  }
}

/** A wallet of the Wallet Standard. */
export type LatchkitWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: readonly StandardChain[]
  readonly features: LatchkitWalletFeatures
  readonly accounts: readonly StandardAccount[]
}
