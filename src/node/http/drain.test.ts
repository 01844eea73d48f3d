import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

const answer = async () => new Response('answered')
const at = (path: string, method: string) => new Request(`http://latchkit.test${path}`, { method })

test('R08 turns logins away readably while it ends, and answers everything else while one is under way', async () => {
  let finish = (): void => undefined
  const late = new Promise<Response>((resolve) => {
    finish = () => resolve(new Response('late'))
  })
  const door = createDrain((request) => (request.url.endsWith('/signup') ? late : answer()))
  const underWay = door.fetch(at('/v1/signup', 'POST'), {})
  expect((await door.fetch(at('/v1/otp_init', 'POST'), {})).status).toBe(200)
  const drained = door.drain()
  const refused = await door.fetch(at('/v1/otp_init', 'POST'), {})
  expect(refused.status).toBe(503)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect((await door.fetch(at('/v1/otp_init', 'OPTIONS'), {})).status).toBe(200)
  expect((await door.fetch(at('/public/v1/query/whoami', 'POST'), {})).status).toBe(200)
  finish()
  expect((await underWay).status).toBe(200)
  await drained
  expect((await door.fetch(at('/public/v1/query/whoami', 'POST'), {})).status).toBe(503)
})

test('waits for the login that is under way', async () => {
  let finish = (): void => undefined
  const late = new Promise<Response>((resolve) => {
    finish = () => resolve(new Response('late'))
  })
  const door = createDrain(() => late)
  const events: string[] = []
  const answered = door.fetch(at('/v1/otp_init', 'POST'), {}).then(() => events.push('answered'))
  const drained = door.drain().then(() => events.push('drained'))
  finish()
  await Promise.all([answered, drained])
  expect(events).toEqual(['answered', 'drained'])
})
