import type { Effect, Outcome } from '../../wire/fields/policy.ts'

/** A policy. An expression that it does not have is empty. Its name is unique in its organization. */
export type PolicyRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly effect: Effect
  readonly condition: string
  readonly consensus: string
  readonly time: string
  readonly notes: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What the policies said to one vote. */
export type PolicyEvaluationRow = {
  readonly id: string
  readonly organizationId: string
  readonly activityId: string
  readonly voteId: string
  readonly evaluations: readonly { readonly policyId: string; readonly outcome: Outcome }[]
  readonly createdAtMs: number
}
