import type { Latchkit } from 'latchkit'

/** A request as it was sent, and what came back. */
export type WhoamiRun = {
  readonly url: string
  readonly body: string
  readonly stampHeader: string
  readonly stamp: string
  readonly stampDecoded: string
  readonly status: number
  readonly answer: string
}

/** Signs a `whoami` with the session key and sends exactly that. */
export async function sendWhoami(kit: Latchkit): Promise<WhoamiRun> {
  const { url, body, headers } = await kit.signQuery('whoami', {})
  // over the network that the kit has: then it meets the same, and is seen
  const { fetch: send = fetch } = kit.options
  const response = await send(url, { method: 'POST', headers, body })
  const [stampHeader, stamp] = Object.entries(headers).find(
    ([name]) => name.toLowerCase() === 'x-stamp',
  ) ?? ['X-Stamp', '']
  return {
    url,
    body,
    stampHeader,
    stamp,
    stampDecoded: indented(textFromBase64url(stamp)),
    status: response.status,
    answer: indented(await response.text()),
  }
}

function textFromBase64url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}
