import { Refusal } from './refusal.ts'

const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i
const PLAIN_TYPE = /^text\/plain[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i

/**
 * Lets only POST requests with a plain JSON body pass.
 *
 * Spec: Common rules for submit endpoints (B).
 * Ours: `charset=utf-8` is read too, any other parameter or a compressed body is refused, so that the bytes that arrive are the bytes that were signed.
 *
 * @param alsoTaken - `noType`: a request that names no type passes too, as one without a body has none. `plainText`: so
 * does text, which is what `fetch` calls a body whose caller says nothing. Only for requests with a stamp: older clients
 * send theirs so, and it is the stamp that no page can send for another.
 * @throws Refusal `METHOD_NOT_ALLOWED` or `CONTENT_TYPE_UNSUPPORTED`.
 */
export function requireJsonPost(request: Request, alsoTaken?: 'noType' | 'plainText'): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED')
  const type = request.headers.get('content-type')
  const isTaken =
    type === null
      ? alsoTaken !== undefined
      : type === 'application/json' ||
        JSON_TYPE.test(type) ||
        (alsoTaken === 'plainText' && PLAIN_TYPE.test(type))
  if (!isTaken) throw new Refusal('CONTENT_TYPE_UNSUPPORTED')
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding !== 'identity')
    throw new Refusal('CONTENT_TYPE_UNSUPPORTED', {
      details: 'the body must not be compressed',
    })
}
