import { ERROR_DETAIL_TYPE } from '../../wire/errorBody.ts'
import { type WireErrorCode, wireErrors } from '../../wire/errorCode.ts'
import { StoreFailure } from '../store/store.ts'
import { jsonResponse } from './jsonResponse.ts'

/** What a refusal tells beside its code. `details` is an English sentence; it never repeats what the caller sent. */
export type RefusalFacts = {
  readonly details?: string | undefined
  readonly attemptsLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** Thrown wherever a request is turned down; status, number and text come from the table of the wire. */
export class Refusal extends Error {
  readonly code: WireErrorCode
  readonly facts: RefusalFacts

  constructor(code: WireErrorCode, facts: RefusalFacts = {}) {
    super(
      facts.details ? `${wireErrors[code].message}: ${facts.details}` : wireErrors[code].message,
    )
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

export function refusalResponse(refusal: Refusal): Response {
  const { code, facts, message } = refusal
  const body = {
    code: wireErrors[code].grpc,
    message,
    details: [
      {
        '@type': ERROR_DETAIL_TYPE,
        turnkeyErrorCode: code,
        ...(facts.details === undefined ? {} : { description: facts.details }),
        ...(facts.attemptsLeft === undefined ? {} : { attemptsLeft: facts.attemptsLeft }),
        ...(facts.retryAfterSeconds === undefined
          ? {}
          : { retryAfterSeconds: facts.retryAfterSeconds }),
      },
    ],
  }
  const response = jsonResponse(body, wireErrors[code].status)
  if (facts.retryAfterSeconds !== undefined)
    response.headers.set('retry-after', String(facts.retryAfterSeconds))
  if (code === 'METHOD_NOT_ALLOWED') response.headers.set('allow', 'POST, OPTIONS')
  return response
}

/**
 * Runs the answering of one request; a refusal becomes its response, a store that fails UNAVAILABLE, and anything else
 * that is thrown INTERNAL.
 *
 * @param onError - hears what was not a refusal; nothing of it reaches the caller.
 */
export async function answer(
  work: () => Promise<Response>,
  onError: (error: unknown) => void,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error)
    onError(error)
    return refusalResponse(new Refusal(error instanceof StoreFailure ? 'UNAVAILABLE' : 'INTERNAL'))
  }
}
