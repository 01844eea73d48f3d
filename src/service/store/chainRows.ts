import type { SendStatus } from '../../wire/sendLife.ts'

/** What is known of a contract: the JSON of its interface. */
export type SmartContractInterfaceRow = {
  readonly id: string
  readonly organizationId: string
  readonly type: 'ETHEREUM' | 'SOLANA'
  /** As it was given. */
  readonly address: string
  /** As it is looked up: on Ethereum in small letters. */
  readonly addressKey: string
  readonly interfaceText: string
  readonly label: string
  readonly notes: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A transaction that the service sends. */
export type SendTransactionRow = {
  readonly id: string
  readonly organizationId: string
  /** The activity that asked for it; null where an older version has recorded it. */
  readonly activityId: string | null
  readonly caip2: string
  /** Who pays, on Ethereum in small letters. */
  readonly fromAddress: string
  /** On Ethereum the number that the transaction bears; null when it never came to bear one. */
  readonly nonce: number | null
  readonly status: SendStatus
  /** Whether something can still happen to it. */
  readonly isOpen: boolean
  /** As it is sent, hex; empty when it failed before it was signed. */
  readonly signedTransaction: string
  /** The hash on Ethereum, the first signature on Solana; null when there is none. */
  readonly hash: string | null
  /** JSON of why it failed; null unless it did. */
  readonly errorJson: string | null
  /** JSON of `StoredLife`; null where an older version has recorded it, or it was never signed. */
  readonly lifeJson: string | null
  /** When to look at it next. */
  readonly dueAtMs: number
  readonly createdAtMs: number
  readonly updatedAtMs: number
}
