import { expect, test } from 'vitest'
import { MOST_FAILURES, PAUSE_MS } from './createBreaker.ts'
import { createUpstreams } from './createUpstreams.ts'
import { fetchVerdictOf } from './fetchVerdictOf.ts'
import { UpstreamChange } from './upstreamChange.ts'

test('R15 keeps upstreams apart, and tells of each change once by its name', async () => {
  const clock = { time: 0, nowMs: () => clock.time }
  const told: unknown[] = []
  const upstreams = createUpstreams({ clock, onError: (error) => told.push(error) })
  const fail = async () => {
    throw new Error('down')
  }
  const call = (name: string, work: () => Promise<string>) =>
    upstreams
      .of(name)(work, fetchVerdictOf)
      .catch(() => 'failed')
  for (let n = 0; n < 3 * MOST_FAILURES; n++) await call('https://a.example', fail)
  expect(await call('https://a.example', async () => 'answer')).toBe('failed')
  expect(await call('https://b.example', async () => 'answer')).toBe('answer')
  expect(await call('email', async () => 'answer')).toBe('answer')
  clock.time += PAUSE_MS
  expect(await call('https://a.example', async () => 'answer')).toBe('answer')
  expect(told).toEqual([expect.any(UpstreamChange), expect.any(UpstreamChange)])
  expect(told).toMatchObject([
    { code: 'UPSTREAM_DOWN', upstream: 'https://a.example' },
    { code: 'UPSTREAM_UP', upstream: 'https://a.example' },
  ])
})

test('R15 takes a request that was broken off for no failure', () => {
  const verdictOf = (name: string) => fetchVerdictOf(new DOMException('', name))
  expect(verdictOf('AbortError')).toBe('neither')
  expect(verdictOf('TimeoutError')).toBe('down')
  expect(fetchVerdictOf(new TypeError('fetch failed'))).toBe('down')
})
