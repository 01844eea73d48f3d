import type * as v from 'valibot'
import type { Action, Resource } from './activityRight.ts'
import type { Schema } from './endpoint.ts'

/**
 * One activity: path, type, the two keys under which the record holds its intent and its result, the pair by which
 * policies name it, and both shapes.
 */
export type ActivityEndpoint<
  Parameters extends Schema = Schema,
  Result extends Schema = Schema,
  IntentKey extends string = string,
  ResultKey extends string | null = string | null,
> = {
  readonly path: string
  readonly type: `ACTIVITY_TYPE_${string}`
  readonly intentKey: IntentKey
  /** Null for a vote: it is answered with the record of another activity. */
  readonly resultKey: ResultKey
  readonly resource: Resource
  readonly action: Action
  readonly parameters: Parameters
  readonly result: Result
}

/** As much of an activity as a client needs. */
export type ActivityAnswer = Pick<ActivityEndpoint, 'path' | 'type' | 'resultKey' | 'result'>

/** What a caller writes. */
export type ParametersInput<A extends ActivityEndpoint> = v.InferInput<A['parameters']>
/** What a handler receives. */
export type ParametersOf<A extends ActivityEndpoint> = v.InferOutput<A['parameters']>
/** What a handler returns. */
export type ResultInput<A extends ActivityEndpoint> = v.InferInput<A['result']>
/** What a caller receives. */
export type ResultOf<A extends ActivityEndpoint> = v.InferOutput<A['result']>

export function defineActivity<
  Parameters extends Schema,
  Result extends Schema,
  const IntentKey extends string,
  const ResultKey extends string | null,
>(
  activity: ActivityEndpoint<Parameters, Result, IntentKey, ResultKey>,
): ActivityEndpoint<Parameters, Result, IntentKey, ResultKey> {
  return activity
}
