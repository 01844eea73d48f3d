import { expect, test } from 'vitest'
import { createUpstreams } from '../../upstreams/createUpstreams.ts'
import { createProviderFetch, fetchDocument } from './fetchDocument.ts'

const KEYS = 'https://id.example/keys'

function start(answer: () => Promise<Response>) {
  const clock = { time: 0, nowMs: () => clock.time }
  const upstreams = createUpstreams({ clock, onError: () => undefined })
  const asked: string[] = []
  const stage = { clock, asked, answer }
  const providerFetch = createProviderFetch((request) => {
    asked.push(request.url)
    return stage.answer()
  }, upstreams)
  const ask = (url = KEYS) =>
    fetchDocument(providerFetch, url).catch((error: unknown) => Object(error).code)
  return { stage, ask }
}

/** A body that begins, and then is never heard of again. */
const endless = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    pull: () => Promise.reject(new DOMException('', 'TimeoutError')),
  })

test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['is late with the rest', async () => new Response(endless())],
  ['answers 500', async () => Response.json({}, { status: 500 })],
  ['answers 503', async () => Response.json({}, { status: 503 })],
])('R15 leaves an origin alone that %s five times, and no other', async (_, answer) => {
  const { stage, ask } = start(answer)
  for (let n = 0; n < 20; n++) expect(await ask(`${KEYS}?${n}`)).toBe('UNAVAILABLE')
  expect(stage.asked).toHaveLength(5)
  stage.answer = async () => Response.json({ fine: true })
  expect(await ask()).toBe('UNAVAILABLE')
  expect(await ask('https://id.example:8443/keys')).toEqual({ fine: true })
  expect(await ask('https://own.example/keys')).toEqual({ fine: true })
  stage.clock.time += 10_000
  expect(await ask()).toEqual({ fine: true })
})

test.each<[string, () => Promise<Response>]>([
  ['400', async () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
  ['401', async () => Response.json({}, { status: 401 })],
  ['404', async () => Response.json({}, { status: 404 })],
  ['429', async () => Response.json({}, { status: 429 })],
  ['more than it may', async () => new Response(new Uint8Array(257 * 1024))],
])('R15 goes on asking an origin that answers %s', async (_, answer) => {
  const { stage, ask } = start(answer)
  for (let n = 0; n < 20; n++) expect(await ask()).toBe('UNAVAILABLE')
  expect(stage.asked).toHaveLength(20)
})
