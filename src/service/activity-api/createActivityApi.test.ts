import { expect, test } from 'vitest'
import { createTestApi } from '../../../test/support/activityApi.ts'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'

const paths = [
  ...Object.values(submitEndpoints).map(({ path }) => path),
  ...Object.values(queryEndpoints).map(({ path }) => path),
]

test('serves every path of the wire, and takes only POST there', async () => {
  const { api, post } = await createTestApi()
  for (const path of paths) {
    const got = await api.fetch(new Request(`http://latchkit.test${path}`))
    expect(got.status).toBe(405)
    expect((await post(path, '{}')).code).toBe('SIGNATURE_MISSING')
  }
})

test('refuses a path that is not on the wire', async () => {
  const { post } = await createTestApi()
  for (const path of ['/', '/public/v1/query/whoami/', '/public/v1/query/__proto__', '/v1/account'])
    expect((await post(path, '{}')).code).toBe('PATH_NOT_FOUND')
})

test('may be called from a page of any origin', async () => {
  const { api } = await createTestApi()
  const url = `http://latchkit.test${paths[0]}`
  const headers = { origin: 'https://app.example' }
  const preflight = await api.fetch(new Request(url, { method: 'OPTIONS', headers }))
  expect(preflight.status).toBe(204)
  const refused = await api.fetch(new Request(url, { method: 'POST', headers }))
  for (const response of [preflight, refused])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  [queryEndpoints.whoami.path, 64],
  [submitEndpoints.signRawPayload.path, 320],
  [submitEndpoints.signTransaction.path, 320],
  [submitEndpoints.createSmartContractInterface.path, 576],
])('%s: refuses a body of more than %d KiB before it looks at the stamp', async (path, kib) => {
  const { post } = await createTestApi()
  expect((await post(path, new Uint8Array(kib * 1024 + 1))).code).toBe('BODY_TOO_LARGE')
  expect((await post(path, new Uint8Array(kib * 1024))).code).toBe('SIGNATURE_MISSING')
})

test('reads the body only after the stamp was right, and then strictly', async () => {
  const { post, root } = await createTestApi()
  const text = '{"organizationId":"a","organizationId":"b"}'
  const path = queryEndpoints.whoami.path
  const other = await createStamp(root.key, '{}')
  expect((await post(path, text, { 'x-stamp': other })).code).toBe('SIGNATURE_INVALID')
  const stamp = await createStamp(root.key, text)
  expect((await post(path, text, { 'x-stamp': stamp })).code).toBe('JSON_INVALID')
})

test('reports a fault of its own and answers nothing of it', async () => {
  const kit = await createTestApi()
  await kit.parts.store.close()
  const reply = await kit.query('whoami')
  expect(reply.status).toBe(500)
  expect(JSON.stringify(reply.body)).not.toContain('store')
  expect(kit.errors).toHaveLength(1)
})
