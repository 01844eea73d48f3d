import type { ParametersInput } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ChainFacts } from '../chain.ts'
import type { TokenAccounts } from '../sending/askTokenAccounts.ts'
import type { Broadcast, SigningAccount, SignRequest, SolanaSendOptions } from './signRequest.ts'

/** The activities that sign. */
type SigningActivity =
  | 'signRawPayload'
  | 'signTransaction'
  | 'ethSendTransactionV2'
  | 'solSendTransactionV2'

/** What a node says of a transaction before it is sent. */
export type SendEstimate = {
  /** What the network should take for it now, in wei; null when it would fail. */
  readonly usual: bigint | null
  /** Why it would fail, in the node's words; null when it would not. */
  readonly failure: string | null
  /** What a rollup takes at most for keeping its data, beside the gas, in wei. */
  readonly dataMost?: bigint | undefined
  /** Whether a node has simulated it: without that nobody knows whether it would fail. */
  readonly isSimulated: boolean
} & Partial<SolanaEstimate>

/** The same on Solana, in lamports. */
type SolanaEstimate = TokenAccounts & {
  /** What the network takes, no more and no less; null when nobody knows. */
  readonly fee: bigint | null
}

/** Of what no node was asked, or none said anything. */
export const NO_ESTIMATE: SendEstimate = { usual: null, failure: null, isSimulated: false }

/**
 * A request as it goes to the service. What a person reads is made of its parameters and of nothing else, and they go out as
 * they are: what is shown is what is signed.
 */
export type PreparedRequest = {
  readonly kind: SignRequest['kind']
  readonly account: SigningAccount
  /** Who sends it once it is signed. */
  readonly broadcast: Broadcast
  /** Where it takes effect, CAIP-2; null where the request does not say it. */
  readonly caip2: string | null
  /** What is known about that chain; absent where the kit's option `chains` says it. */
  readonly chain?: ChainFacts | undefined
  /** How a node of Solana takes it, where the kit sends it. */
  readonly send?: SolanaSendOptions | undefined
  /** What it does, where the kit sends it: the same text is the same payment. */
  readonly content?: string | undefined
  /** Whether the app named its nonce, where the kit sends it. */
  readonly hasAppNonce?: boolean | undefined
  /** What the chain's node says of it before it is sent; absent where nobody was asked, or nobody answered. */
  readonly estimate?: SendEstimate | undefined
} & {
  readonly [Name in SigningActivity]: {
    readonly activity: Name
    readonly parameters: Readonly<ParametersInput<SubmitEndpoints[Name]>>
  }
}[SigningActivity]
