import { expect, test } from 'vitest'
import { createDrain } from '../../src/node/http/drain.ts'
import { withCapacity } from '../../src/node/http/withCapacity.ts'
import { createLimitStage } from '../support/limitStage.ts'

/** Every door through which people log in. */
const doors = ['/v1/', '/dashboard/v1/']

test.each(doors)('capacity: the door %s has the same as the others', async (door) => {
  const finish: (() => void)[] = []
  const limited = withCapacity(async () => {
    await new Promise<void>((resolve) => finish.push(resolve))
    return new Response('done')
  }, 2)
  const ask = (path: string) =>
    limited(new Request(`http://localhost${path}otp_init`, { method: 'POST' }), {})
  const taken = [ask(door), ask(door)]
  for (const other of doors) expect((await ask(other)).status).toBe(503)
  const inner = ask('/public/v1/submit/')
  await expect.poll(() => finish.length).toBe(3)
  for (const end of finish.splice(0)) end()
  for (const one of [...taken, inner]) expect((await one).status).toBe(200)
})

test.each(doors)('drain: new logins at %s are refused while the service ends', async (door) => {
  const drain = createDrain(async () => new Response('done'))
  const drained = drain.drain()
  const request = new Request(`http://localhost${door}otp_init`, { method: 'POST' })
  expect((await drain.fetch(request, {})).status).toBe(503)
  await drained
})

test.each(doors)('auth proxy: counts every call of an address at %s', async (door) => {
  const limits = { proxyCallsPerAddress: [{ max: 3, windowMs: 60_000 }] }
  const stage = await createLimitStage({ limits })
  try {
    const { service } = stage.running()
    const ask = () =>
      service.fetch(
        new Request(`http://localhost${door}wallet_kit_config`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-auth-proxy-config-id': service.facts.authProxyConfigId,
            origin: 'http://localhost',
          },
          body: '{}',
        }),
        { clientAddress: '203.0.113.7' },
      )
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
  } finally {
    await stage.end()
  }
})
