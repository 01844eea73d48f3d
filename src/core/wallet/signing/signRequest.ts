import type { HashFunction, PayloadEncoding } from '../../../wire/fields/signature.ts'
import type { TransactionType } from '../../../wire/fields/transactionType.ts'
import type { Account } from '../account.ts'
import type { ChainFacts } from '../chain.ts'
import type { Authorization } from './payloads.ts'

/**
 * Who sends a request to a network once it is signed: the service, the kit by the app's own node, or nobody, where the app
 * gets the signature. It is decided before a request is shown, and the screen, the progress and the outcome follow from it.
 */
export type Broadcast = 'service' | 'node' | 'nobody'

/** The account that is to sign. An account of `useWalletAccounts` is one. */
export type SigningAccount = Pick<Account, 'address' | 'addressFormat' | 'curve'> & {
  /** What its owner calls it. */
  readonly name?: string | null | undefined
}

/** A transaction on an Ethereum chain, to sign and send. What is left out the chain says. */
export type EthereumCall = {
  /** CAIP-2, like `eip155:8453`. */
  readonly caip2: string
  /** Null makes a contract. */
  readonly to: string | null
  /** In wei. @default 0 */
  readonly value?: bigint | undefined
  /** Hex with 0x. @default none */
  readonly data?: string | undefined
  readonly nonce?: number | undefined
  readonly gas?: bigint | undefined
  /** In wei per unit of gas. */
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  /** Whether the app pays the fee, where the service offers it. @default false */
  readonly sponsored?: boolean | undefined
  readonly gasStationNonce?: string | undefined
}

/** A transaction on Solana, to sign and send. */
export type SolanaTransaction = {
  /** CAIP-2, like `solana:devnet`. */
  readonly caip2: string
  /** The whole transaction with empty signatures, hex without 0x. */
  readonly unsignedTransaction: string
  readonly sponsored?: boolean | undefined
}

/** How a node of Solana takes a transaction, as `sendTransaction` names it. */
export type SolanaSendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** A transaction that the kit sends by the app's own node, once the service has signed it. */
export type NodeTransaction = {
  /** CAIP-2 of the chain whose `rpcUrl` gets it. */
  readonly caip2: string
  readonly type: TransactionType
  /** As the service takes it: hex without 0x. */
  readonly unsignedTransaction: string
  readonly broadcast: 'node'
  /** How a node of Solana takes it. */
  readonly options?: SolanaSendOptions | undefined
  /** All that it does, but for what differs each time: the same text is the same payment. */
  readonly content: string
  /** Whether the app named its nonce, for example to replace a transaction. @default false */
  readonly hasAppNonce?: boolean | undefined
}

/** What an app asks a person to sign. */
export type SignRequest = { readonly account: SigningAccount } & (
  | { readonly kind: 'message'; readonly message: string | Uint8Array }
  | {
      readonly kind: 'typedData'
      /** JSON of EIP-712. */
      readonly typedData: string
    }
  | { readonly kind: 'authorization'; readonly authorization: Authorization }
  | {
      readonly kind: 'raw'
      readonly payload: string
      readonly encoding: PayloadEncoding
      readonly hashFunction: HashFunction
    }
  | {
      readonly kind: 'transaction'
      readonly type: TransactionType
      /** As the service takes it: hex without 0x. */
      readonly unsignedTransaction: string
      /**
       * Where it is for, when the bytes do not say it (Solana): by it the fee is asked for. No person is shown it, for whoever
       * has the bytes signed may take them elsewhere.
       */
      readonly caip2?: string | undefined
      /** What is known about that chain, where the kit's option `chains` does not say it. */
      readonly chain?: ChainFacts | undefined
    }
  | {
      readonly kind: 'send'
      readonly transaction: EthereumCall | SolanaTransaction | NodeTransaction
      /** What is known about the chain, where the kit's option `chains` does not say it. */
      readonly chain?: ChainFacts | undefined
    }
)

type OfKind<Kind> = Extract<SignRequest, { readonly kind: Kind }>

/** Of those, messages, typed data and authorizations. */
export type MessageRequest = OfKind<'message'>
export type TypedDataRequest = OfKind<'typedData'>
export type AuthorizationRequest = OfKind<'authorization'>
/** A payload that an app has written itself. */
export type RawRequest = OfKind<'raw'>
/** A transaction that somebody else will send. */
export type TransactionRequest = OfKind<'transaction'>

/** Those that are checked and prepared by what reads them, and when it is loaded. */
export type LaterRequest = Exclude<SignRequest, OfKind<'raw' | 'transaction'>>

/** How one request is signed. */
export type SignOptions = {
  /**
   * Who vouches for the request: the session's key, or a passkey that the person is asked for.
   *
   * @default what the kit's option `signing.stampWith` says, else 'session'
   */
  readonly stampWith?: 'session' | 'passkey' | undefined
  /** Takes the request back. */
  readonly signal?: AbortSignal | undefined
}
