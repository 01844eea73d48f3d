import { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'

type Member = {
  readonly key: Parameters<typeof createStamp>[0]
  readonly organizationId: string
  /** Where the service is. */
  readonly url: string
}

/** No two of them are the same bytes, which would be one activity. */
let count = 0

/**
 * Submits for whoever has the key.
 *
 * @returns where the activity stands, or why it is none.
 */
export async function submitAs(
  { key, organizationId, url }: Member,
  name: keyof typeof submitEndpoints,
  parameters: object,
): Promise<string> {
  const { path, type } = submitEndpoints[name]
  const timestampMs = String(Date.now() + count++)
  const body = JSON.stringify({ type, timestampMs, organizationId, parameters })
  const stamp = await createStamp(key, body)
  const headers = { 'content-type': 'application/json', 'x-stamp': stamp }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  const answer = Object(await response.json())
  return answer.activity?.status ?? answer.message
}
