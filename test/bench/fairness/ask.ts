import { Agent, request } from 'node:http'

export type Answer = { readonly status: number; readonly body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

export type Asked = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The loopback address to come from. Default: 127.0.0.1. */
  readonly localAddress?: string
}

/** Sends one request from a loopback address, and waits at most half a minute for the answer. */
export function ask(url: string, { method = 'POST', headers, body, localAddress }: Asked) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        agent,
        localAddress,
        timeout: 30_000,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }))
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 seconds')))
    outgoing.end(body)
  })
}
