import type { Action, Resource } from '../../../wire/activityRight.ts'
import type { Reads } from '../../store/store.ts'
import type { Budget } from '../language/budget.ts'
import type { PolicyType } from '../language/policyType.ts'
import type { PolicyValue } from '../language/policyValue.ts'

/** An activity that policies are asked about. */
export type Subject = {
  readonly organizationId: string
  readonly type: string
  readonly resource: Resource
  readonly action: Action
  /** The parameters, whole. */
  readonly intent: Readonly<Record<string, unknown>>
}

/**
 * One thing that an activity does, where it does several: one key that signs, one wallet that is deleted, one payload.
 * What allows the activity must allow each of them, and what denies one denies it.
 */
export type View = {
  /** What it is done to, by its id or, for something that signs, by its address. */
  readonly target:
    | { readonly kind: 'account' | 'privateKey' | 'signer' | 'wallet'; readonly id: string }
    | undefined
  readonly payload: string | undefined
}

/** What a condition may ask about. */
export type Keyword = {
  readonly type: PolicyType
  /**
   * Its value for a view of an activity; undefined where there is none. Without it no activity has one. The budget pays for
   * what grows with the request or with what the organization stores.
   */
  readonly load?: (
    reads: Reads,
    subject: Subject,
    view: View,
    budget: Budget,
  ) => PolicyValue | undefined | Promise<PolicyValue | undefined>
}
