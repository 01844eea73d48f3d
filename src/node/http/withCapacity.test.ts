import { expect, test } from 'vitest'
import { withCapacity } from './withCapacity.ts'

const MOST = 3

function stage() {
  const waiting: (() => void)[] = []
  let underWay = 0
  let most = 0
  const fetch = withCapacity(async () => {
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => waiting.push(resolve))
    underWay--
    return new Response('done')
  }, MOST)
  const ask = (path: string, method = 'POST', clientAddress?: string) =>
    fetch(new Request(`http://localhost${path}`, { method }), { clientAddress })
  /** Waits until so many have begun. */
  const begun = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { ask, begun, waiting, most: () => most }
}

const finish = (waiting: (() => void)[]) => {
  for (const resolve of waiting.splice(0)) resolve()
}

test('R14 works on so many requests at once, and turns the others away at once', async () => {
  const { ask, begun, waiting, most } = stage()
  const asked = Array.from({ length: 10 }, () => ask('/public/v1/query/whoami'))
  const away = await Promise.all(asked.slice(MOST))
  expect(away.map(({ status }) => status)).toEqual(Array(10 - MOST).fill(503))
  for (const { headers } of away) {
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  }
  await begun(MOST)
  finish(waiting)
  expect((await Promise.all(asked.slice(0, MOST))).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(most()).toBe(MOST)
})

test('R14 takes requests again as soon as others have ended, also those that failed', async () => {
  const failing = withCapacity(() => Promise.reject(new Error('broken')), 1)
  const ask = () => failing(new Request('http://localhost/v1/otp_init', { method: 'POST' }), {})
  for (let i = 0; i < 3; i++) await expect(ask()).rejects.toThrow('broken')
  const { ask: asks, begun, waiting } = stage()
  for (let round = 0; round < 3; round++) {
    const asked = Array.from({ length: MOST }, () => asks('/v1/otp_init'))
    await begun(MOST)
    finish(waiting)
    for (const each of asked) expect((await each).status).toBe(200)
  }
})

test('R14 keeps a place for the requests of the proxy to the API, and for what costs nothing', async () => {
  const { ask, begun, waiting } = stage()
  const full = Array.from({ length: MOST }, () => ask('/v1/otp_init'))
  const others = [
    ask('/public/v1/query/whoami'),
    ask('/health', 'GET'),
    ask('/v1/otp_init', 'OPTIONS'),
  ]
  expect((await ask('/v1/otp_init')).status).toBe(503)
  await begun(MOST + others.length)
  finish(waiting)
  for (const each of [...full, ...others]) expect((await each).status).toBe(200)
})

test('L6 begins what the service asks itself at once, and others one after the other', async () => {
  const { ask, begun, waiting } = stage()
  const other = ask('/public/v1/query/whoami', 'POST', '192.0.2.1')
  expect(waiting).toHaveLength(0)
  const own = ask('/public/v1/query/whoami', 'POST', '127.0.0.1')
  expect(waiting).toHaveLength(1)
  await begun(2)
  finish(waiting)
  for (const each of [other, own]) expect((await each).status).toBe(200)
})
