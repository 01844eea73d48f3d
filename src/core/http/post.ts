import * as v from 'valibot'
import { InvalidResponseError } from '../../errors/http.ts'
import type { Schema } from '../../wire/endpoint.ts'
import { errorFromReply } from './errorFromReply.ts'
import {
  type Delivery,
  exchange,
  type HeaderValues,
  jsonFromText,
  type Network,
  type PreparedRequest,
} from './exchange.ts'

/** Makes the headers of a request from its text, for example a stamp over it. */
export type HeadersFromText = (text: string) => HeaderValues | Promise<HeaderValues>

/** Makes the JSON text, once, and the headers from that text. */
export async function prepare(
  body: object,
  headersFromText: HeadersFromText,
  textFromBody: (body: object) => string = JSON.stringify,
): Promise<PreparedRequest> {
  const text = textFromBody(body)
  const headers = await headersFromText(text)
  return {
    body: text,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  }
}

/**
 * Sends one POST as `exchange` does, and checks the reply.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when no answer came.
 * @throws RequestTimedOutError `REQUEST_TIMED_OUT` when it did not come in time, its body included.
 * @throws RequestAbortedError `REQUEST_ABORTED` when the caller's signal fired.
 * @throws InvalidResponseError `INVALID_RESPONSE` when the answer is not what the wire promises.
 */
export async function post<R extends Schema>(
  network: Network,
  url: string,
  request: PreparedRequest,
  response: R,
  delivery: Delivery = {},
): Promise<v.InferOutput<R>> {
  const reply = await exchange(network, url, request, delivery)
  const body = jsonFromText(reply.text)
  if (reply.status < 200 || reply.status > 299) throw errorFromReply(reply.status, body)
  const checked = v.safeParse(response, body)
  if (checked.success) return checked.output
  // the place and what belongs there, never what was there: that may be a token
  const [issue] = checked.issues
  const details = `${issue.path?.map(({ key }) => String(key)).join('.') ?? 'body'}: expected ${issue.expected ?? 'another value'}`
  throw new InvalidResponseError({ details })
}
