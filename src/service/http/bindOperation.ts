import type { Endpoint, RequestOf } from '../../wire/endpoint.ts'
import { checkShape } from './checkShape.ts'
import type { Handler, RequestInfo } from './handler.ts'
import { jsonResponseInTurns } from './jsonResponse.ts'
import { parseJson } from './parseJson.ts'
import { readBody } from './readBody.ts'
import { requireJsonPost } from './requireJsonPost.ts'

/** A request whose body has been read, not yet parsed. */
export type Incoming = {
  readonly request: Request
  readonly info: RequestInfo
  readonly body: Uint8Array<ArrayBuffer>
}

/** Answers a request of one path. Refuses by throwing. */
export type BoundOperation = (request: Request, info: RequestInfo) => Promise<Response>

export type OperationRules<Context, Body = unknown> = {
  readonly maxBodyBytes: number
  /** Runs before the body is parsed; what it finds out is the handler's context. Refuses by throwing. */
  readonly guard: (incoming: Incoming) => Promise<Context>
  /** Looks at the parsed body before its schema leaves out what it does not name. Refuses by throwing. */
  readonly inspect?: ((body: unknown) => Promise<void>) | undefined
  /** Hears how many bytes the response to a body has. */
  readonly answered?: ((body: Body, bytes: number) => void) | undefined
  /** A body of no bytes counts as `{}`. */
  readonly emptyBodyAllowed?: boolean | undefined
  /** The guard checks a stamp over the body, whatever the request calls its type. */
  readonly isStamped?: boolean
}

/**
 * Puts an operation of the wire and its handler together: method, size, guards, JSON, schema, handler, answer.
 *
 * The order is the point: nothing of a body is interpreted before the guard let its bytes pass.
 */
export function bindOperation<E extends Endpoint, Context>(
  endpoint: E,
  rules: OperationRules<Context, RequestOf<E>>,
  handler: Handler<E, Context>,
): BoundOperation {
  return async (request, info) => {
    const emptyTaken = rules.emptyBodyAllowed ? 'noType' : undefined
    requireJsonPost(request, rules.isStamped ? 'plainText' : emptyTaken)
    const body = await readBody(request, rules.maxBodyBytes)
    const context = await rules.guard({ request, info, body })
    const isEmpty = body.length === 0 && rules.emptyBodyAllowed === true
    const parsed = isEmpty ? {} : parseJson(body)
    const checked = checkShape(endpoint.request, parsed)
    await rules.inspect?.(parsed)
    const { response, bytes } = await jsonResponseInTurns(await handler(checked as never, context))
    rules.answered?.(checked as never, bytes)
    return response
  }
}
