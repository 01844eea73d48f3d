import { Refusal } from './refusal.ts'

/**
 * Lets only POST requests with a plain JSON body pass.
 *
 * Spec: Common rules for submit endpoints (B).
 * Ours: `charset=utf-8` is read too, any other parameter or a compressed body is refused, so that the bytes that arrive are the bytes that were signed.
 *
 * @param bodyIsOptional - a request that names no type passes too: one without a body has none.
 * @throws Refusal `METHOD_NOT_ALLOWED` or `CONTENT_TYPE_UNSUPPORTED`.
 */
export function requireJsonPost(request: Request, bodyIsOptional = false): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED')
  const type = request.headers.get('content-type')
  const isJson = type === 'application/json' || isJsonType(type ?? '')
  if (!isJson && !(bodyIsOptional && type === null)) throw new Refusal('CONTENT_TYPE_UNSUPPORTED')
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding !== 'identity')
    throw new Refusal('CONTENT_TYPE_UNSUPPORTED', {
      details: 'the body must not be compressed',
    })
}

function isJsonType(type: string): boolean {
  return /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i.test(type)
}
