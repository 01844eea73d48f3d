import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'
import { allowPasskeys } from '../support/passkeySteps.ts'

const { path } = queryEndpoints.whoami
const FIVE_MINUTES_MS = 5 * 60_000

describe('timestampMs in the body of a query', () => {
  let kit: TestApi
  beforeEach(async () => {
    kit = await createTestApi()
    await allowPasskeys(kit)
  })

  /** One captured request: the same bytes and the same stamp, again and again. */
  async function captured(more: object) {
    const text = JSON.stringify({ organizationId: kit.organizationId, ...more })
    const stamp = await createStamp(kit.root.key, text)
    return async () => (await kit.post(path, text, { 'x-stamp': stamp })).code
  }

  test('is held to: the stamp answers for five minutes and not for ever', async () => {
    const replay = await captured({ timestampMs: String(kit.clock.time) })
    expect(await replay()).toBe('OK')
    kit.clock.time += FIVE_MINUTES_MS
    expect(await replay()).toBe('OK')
    kit.clock.time += 1
    expect(await replay()).toBe('INVALID_TIME')
    kit.clock.time -= 2 * FIVE_MINUTES_MS + 2
    expect(await replay()).toBe('INVALID_TIME')
  })

  test.each([7, null, 'soon', '', '-1', ['1']])('%j is no time', async (timestampMs) => {
    expect(await (await captured({ timestampMs }))()).toBe('REQUEST_INVALID')
  })

  test('may be left out, as the contract has it, until the organization requires it', async () => {
    const replay = await captured({})
    kit.clock.time += 100 * FIVE_MINUTES_MS
    expect(await replay()).toBe('OK')
    const root = { key: kit.root.key }
    const set = (requireFreshQueries: boolean) =>
      kit.submit('updateAuthProxyConfig', { requireFreshQueries }, root)
    expect((await set(true)).code).toBe('OK')
    expect(await replay()).toBe('INVALID_TIME')
    expect(await (await captured({ timestampMs: String(kit.clock.time) }))()).toBe('OK')
    expect((await set(false)).code).toBe('OK')
    expect(await replay()).toBe('OK')
  })
})

describe('the kit', () => {
  let stage: Awaited<ReturnType<typeof startPasskeyService>>
  beforeEach(async () => {
    stage = await startPasskeyService()
  })
  afterEach(async () => {
    await stage.stop()
    vi.unstubAllGlobals()
  })

  async function queriesOf(announced: boolean) {
    const bodies: Record<string, unknown>[] = []
    const kit = stage.startKit({
      passkey: { autofill: false, offerAfterLogin: false },
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { url } = request
        if (url.includes('/query/')) bodies.push(await request.clone().json())
        const response = await stage.service.fetch(request)
        if (announced || !url.endsWith('/wallet_kit_config')) return response
        // a service that knows nothing of it
        const { queriesHaveTime: _, ...rest } = await response.json()
        return Response.json(rest)
      },
    })
    const result = kit.login.open()
    await reached(kit, 'choosing')
    kit.login.submitContact('mara@okafor.example')
    await reached(kit, 'enteringCode')
    kit.login.submitCode(stage.codeFor('mara@okafor.example'))
    await result
    await kit.query('whoami', {})
    return bodies
  }

  test('sends the time where the configuration announces that the service reads it', async () => {
    const bodies = await queriesOf(true)
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(body.timestampMs).toMatch(/^\d{13}$/)
  }, 60_000)

  test('sends no member that another server may refuse', async () => {
    for (const body of await queriesOf(false)) expect(body).not.toHaveProperty('timestampMs')
  }, 60_000)
})
