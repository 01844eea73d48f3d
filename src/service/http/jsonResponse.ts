import { concatBytes } from '../../lib/concatBytes.ts'
import { runInTurns } from '../takeTurn.ts'
import { jsonSteps } from './jsonSteps.ts'

/** Makes a response in JSON that no cache stores. */
export function jsonResponse(body: unknown, status = 200): Response {
  return respond(JSON.stringify(body), status)
}

/**
 * Makes the same response of a body that may be long: other work has its turn while the body is written.
 *
 * @returns with the number of its bytes.
 */
export async function jsonResponseInTurns(
  body: unknown,
): Promise<{ readonly response: Response; readonly bytes: number }> {
  const text = concatBytes(...(await runInTurns(jsonSteps(body))))
  return { response: respond(text, 200), bytes: text.length }
}

function respond(body: string | Uint8Array<ArrayBuffer>, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
