import { expect, test } from 'vitest'
import { createRequestLog } from './createRequestLog.ts'

const url = 'http://localhost:4455/public/v1/query/whoami'

test('hands the answer on and keeps the newest first, without what opens anything', async () => {
  const log = createRequestLog(async () => Response.json({ session: 'eyJ.secret.token' }))
  const answers = []
  for (const name of ['first', 'second']) {
    const body = JSON.stringify({ organizationId: name, otpCode: '413902' })
    answers.push(await log.fetch(url, { method: 'POST', body, headers: { 'x-stamp': 'e30' } }))
  }
  expect(await answers[0]?.json()).toEqual({ session: 'eyJ.secret.token' })
  await expect.poll(() => log.entries.getState().length).toBe(2)
  const kept = log.entries.getState()
  expect(kept.map(({ body }) => JSON.parse(body).organizationId).toSorted()).toEqual([
    'first',
    'second',
  ])
  expect(kept[0]?.atMs).toBeGreaterThanOrEqual(kept[1]?.atMs ?? 0)
  expect(kept[0]).toMatchObject({ url, status: 200, stamp: { matches: false } })
  expect(JSON.stringify(kept)).not.toMatch(/413902|eyJ/)
})

test('keeps what got no answer, and fails as the network did', async () => {
  const log = createRequestLog(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(log.fetch(url)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => log.entries.getState()).toMatchObject([{ status: null }])
})
