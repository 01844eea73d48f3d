import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { ChainFacts } from '../chain.ts'
import type { TransactionStatus } from '../transactionStatus.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { Amount, SignView } from './signView.ts'

/** Where a request is among those that wait: `1` of `2`. */
export type Place = { readonly position: number; readonly count: number }

type Shown = {
  /** New for each request, so that a screen knows one from the next. */
  readonly id: number
  readonly place: Place
  readonly request: PreparedRequest
  readonly view: SignView
}

/** The confirmation: what it shows, and what a person can do. */
export type SignState =
  | { readonly at: 'idle' }
  /** The names and the fee are looked up. */
  | { readonly at: 'reading'; readonly id: number; readonly place: Place }
  | (Shown & { readonly at: 'asking' })
  | (Shown & { readonly at: 'signing' })
  /** It was sent: `hash` once the network has it. */
  | (Shown & {
      readonly at: 'sending'
      readonly step: 'signed' | 'sent'
      readonly hash: string | null
      readonly startedAtMs: number
    })
  | (Shown & {
      readonly at: 'sent'
      readonly hash: string | null
      readonly tookMs: number
      /** What the network took of the account; null when nobody knows, or somebody else paid it. */
      readonly fee: Amount | null
    })
  /** It was signed and did not go through. */
  | (Shown & {
      readonly at: 'reverted'
      /** Whether a block has another transaction of the account with the same nonce. */
      readonly isReplaced?: boolean | undefined
      readonly hash: string | null
      readonly reason: TransactionStatus['error']
      readonly fee: Amount | null
    })
  /** It was not signed, as far as is known. */
  | {
      readonly at: 'failed'
      readonly id: number
      readonly place: Place
      readonly error: AnyLatchkitError
      /** Whether it went out: what then got no answer may be signed all the same. */
      readonly wasSent: boolean
      /** Where it may be on its way, when the error has its hash. @default none */
      readonly chain?: ChainFacts | null | undefined
    }
