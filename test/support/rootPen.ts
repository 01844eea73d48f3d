import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import type { Service } from '../../src/service/createService.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'

/** An answer of the activity API: `code` is that of the refusal, or `OK`. */
export type PenReply = { readonly status: number; readonly body: unknown; readonly code: string }

/** Writes requests in the name of the root user of a development service. */
export async function rootPenOf(service: Service, nowMs: () => number = Date.now) {
  const key = await importPrivateKey(service.development?.rootApiKey.privateKey ?? '')
  const { organizationId } = service.facts
  let count = 0

  async function send(path: string, body: unknown): Promise<PenReply> {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'x-stamp': await createStamp(key, text) }
    const init = { method: 'POST', headers, body: text }
    const response = await service.fetch(new Request(`http://localhost${path}`, init))
    const answer: unknown = await response.json()
    const code = response.ok ? 'OK' : String(Object(answer).details?.[0]?.turnkeyErrorCode)
    return { status: response.status, body: answer, code }
  }

  return {
    key,
    organizationId,
    submit: (name: keyof typeof submitEndpoints, parameters: unknown) => {
      const { path, type } = submitEndpoints[name]
      // Two requests are never the same by accident.
      const timestampMs = String(nowMs() + (count++ % 200_000))
      return send(path, { type, timestampMs, organizationId, parameters })
    },
    query: (name: keyof typeof queryEndpoints, body: object = {}) =>
      send(queryEndpoints[name].path, { organizationId, ...body }),
  }
}
