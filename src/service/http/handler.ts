import type { ActivityEndpoint, ParametersOf, ResultInput } from '../../wire/activity.ts'
import type { Endpoint, RequestOf, ResponseInput } from '../../wire/endpoint.ts'
import type { Transaction } from '../store/store.ts'

/** What the server knows about a request beside the request. */
export type RequestInfo = {
  readonly clientAddress?: string | undefined
  /** Bytes of the body, where it was read before the request was handed on. */
  readonly bodyBytes?: number | undefined
}

/** Answers one operation. `Context` is what its guards found out. */
export type Handler<E extends Endpoint, Context> = (
  body: RequestOf<E>,
  context: Context,
) => Promise<ResponseInput<E>>

/** A handler for every operation of a table: a missing one does not compile. */
export type HandlersOf<Table extends Record<string, Endpoint>, Context> = {
  readonly [K in keyof Table]: Handler<Table[K], Context>
}

/** The writes of an activity, run in the one transaction that also records it. May still refuse: then nothing is kept. */
export type Commit<Result> = (tx: Transaction) => Promise<Result>

/**
 * Executes one activity in two parts.
 *
 * The first part checks, and does what must outlast a refusal (counting an attempt, sending a message). What it
 * returns is run inside the recording transaction, once or more, and so has no effects but those on `tx`.
 */
export type ActivityHandler<A extends ActivityEndpoint, Context> = (
  parameters: ParametersOf<A>,
  context: Context,
) => Promise<Commit<ResultInput<A>>>

/** A handler for every activity of a table: a missing one does not compile. */
export type ActivityHandlersOf<Table extends Record<string, ActivityEndpoint>, Context> = {
  readonly [K in keyof Table]: ActivityHandler<Table[K], Context>
}
