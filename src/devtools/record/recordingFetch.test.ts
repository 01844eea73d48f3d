import { expect, test } from 'vitest'
import { createRecorder } from './createRecorder.ts'
import { recordingFetch } from './recordingFetch.ts'

function recorded(reply: () => Promise<Response>) {
  const nowMs = () => 1000
  const recorder = createRecorder({ fetch: reply, nowMs }, true)
  const bases = { authProxyUrl: 'https://auth.example', apiBaseUrl: 'https://api.example/base' }
  return { recorder, send: recordingFetch(recorder, { ...bases, nowMs }) }
}

test.each([
  ['another host', 'https://node.example/v3/secret-key', 'node.example/…'],
  ['a host that begins as ours', 'https://auth.example.node/key', 'auth.example.node/…'],
  ['a port that begins as ours', 'https://auth.example:44/key', 'auth.example:44/…'],
  ['a folder that begins as ours', 'https://api.example/base-node/key', 'api.example/…'],
])(
  'of what goes to %s it keeps the host alone: the address may hold a key',
  async (_, url, path) => {
    const { recorder, send } = recorded(async () => Response.json({ result: 'private' }))
    await send(url, { method: 'POST', body: '{"a":"b"}' })
    expect(recorder.requests.getState()).toMatchObject([
      { atMs: 1000, path, status: 200, body: null, reply: null },
    ])
  },
)

test('hands on the answer as it is, whole, with a masked copy kept', async () => {
  const { recorder, send } = recorded(async () => Response.json({ session: 'eyJ', userId: 'u' }))
  const init = { method: 'POST', body: '{"otpCode":"413902"}' }
  const response = await send('https://api.example/base/public/v1/x', init)
  await expect(response.json()).resolves.toEqual({ session: 'eyJ', userId: 'u' })
  await expect
    .poll(() => recorder.requests.getState()[0])
    .toMatchObject({
      path: '/base/public/v1/x',
      body: { otpCode: '•••••• (6)' },
      reply: { session: '•••••• (3)', userId: 'u' },
    })
})

test('a request without an answer stays as failed, and its error is not touched', async () => {
  const gone = new TypeError('gone')
  const { recorder, send } = recorded(async () => Promise.reject(gone))
  await expect(send('https://auth.example/v1/x')).rejects.toBe(gone)
  expect(recorder.requests.getState()).toMatchObject([{ status: 'failed', isForced: false }])
})

test('keeps the last two hundred', async () => {
  const { recorder, send } = recorded(async () => new Response('{}'))
  for (let index = 0; index < 205; index++) await send(`https://auth.example/${index}`)
  expect(recorder.requests.getState()).toHaveLength(200)
  expect(recorder.requests.getState()[0]?.path).toBe('/204')
})
