import type * as v from 'valibot'

export type Schema = v.GenericSchema<unknown, unknown>

/** One HTTP operation that is not an activity: where it is, what it takes, what it answers. */
export type Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> = {
  readonly path: string
  readonly request: Request
  readonly response: Response
}

/** What a caller writes. */
export type RequestInput<E extends Endpoint> = v.InferInput<E['request']>
/** What a handler receives, defaults filled in. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>
/** What a handler returns. */
export type ResponseInput<E extends Endpoint> = v.InferInput<E['response']>
/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>

/** As much of an operation as a client needs: where it is, and what it answers. */
export type Answer<Response extends Schema = Schema> = {
  readonly path: string
  /** Whether it changes nothing, so that asking twice does no harm. */
  readonly isQuery?: true
  readonly response: Response
}

/** Keeps the exact types of an operation. */
export function defineEndpoint<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return endpoint
}

/**
 * Makes an operation of its answer and of what it takes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function takes<Request extends Schema, Response extends Schema>(
  { path, response }: Answer<Response>,
  request: Request,
): Endpoint<Request, Response> {
  return { path, request, response }
}
