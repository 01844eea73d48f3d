import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../../test/support/often.ts'
import {
  CANCELLED,
  createSigningPeople,
  reach,
  settled,
} from '../../../../test/support/signingPeople.ts'
import { PasskeyCancelledError } from '../../../errors/passkey.ts'
import type { Latchkit } from '../../latchkit.ts'
import { signMessage, signTypedData } from './actions.ts'
import { signingOf } from './signingOf.ts'
import type { SigningOptions } from './signingOptions.ts'

let people: Awaited<ReturnType<typeof createSigningPeople>>
const person = (signing?: SigningOptions) => people.person(signing)

beforeAll(async () => {
  people = await createSigningPeople()
})
afterAll(() => people.stop())
afterEach(() => vi.unstubAllGlobals())

test('asks, and signs only after a yes', async () => {
  const mara = await person()
  mara.signing.attach()
  const result = mara.sign('Hello')
  const { id, view, place } = await reach(mara, 'asking')
  expect(place).toEqual({ position: 1, count: 1 })
  expect(view.account.address).toBe(mara.account.address)
  expect(await mara.signed()).toBe(0)
  mara.signing.approve(id)
  expect(await result).toMatchObject({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  expect(await mara.signed()).toBe(1)
  await reach(mara, 'idle')
})

test('declining is a result, and nothing reaches the service', async () => {
  const mara = await person()
  mara.signing.attach()
  const result = mara.sign('Hello')
  const { id } = await reach(mara, 'asking')
  mara.signing.decline(id)
  expect(await result).toEqual(CANCELLED)
  mara.signing.approve(id)
  await reach(mara, 'idle')
  expect(await mara.signed()).toBe(0)
})

test('an answer to another request is none', async () => {
  const mara = await person()
  mara.signing.attach()
  const result = mara.sign('Hello')
  const { id } = await reach(mara, 'asking')
  mara.signing.approve(id + 1)
  mara.signing.decline(id - 1)
  expect(mara.signing.state.getState().at).toBe('asking')
  mara.signing.decline(id)
  expect(await result).toEqual(CANCELLED)
})

test('says that nothing can ask, instead of signing', async () => {
  const mara = await person()
  expect(await settled(mara.sign('Hello'))).toBe('CONFIRMATION_MISSING')
  const detach = mara.signing.attach()
  detach()
  detach()
  expect(await settled(mara.sign('Hello'))).toBe('CONFIRMATION_MISSING')
  expect(await mara.signed()).toBe(0)
})

test('says that nobody is logged in', async () => {
  const mara = await person()
  mara.signing.attach()
  await mara.kit.logOut()
  expect(await settled(mara.sign('Hello'))).toBe('SESSION_MISSING')
})

test('asks one after the other, in order, and says how many wait', async () => {
  const mara = await person()
  mara.signing.attach()
  const results = ['one', 'two', 'three'].map((message) => settled(mara.sign(message)))
  const places: unknown[] = []
  for (const step of [1, 2, 3]) {
    await vi.waitUntil(() => {
      const state = mara.signing.state.getState()
      return state.at === 'asking' && state.place.position === step
    }, patient)
    const { id, place, request } = await reach(mara, 'asking')
    places.push(place)
    const { parameters } = request
    const message = ['one', 'two', 'three'][step - 1] ?? ''
    expect(JSON.stringify(parameters)).toContain(Buffer.from(message).toString('hex'))
    if (step === 2) mara.signing.decline(id)
    else mara.signing.approve(id)
  }
  expect(places).toEqual([1, 2, 3].map((position) => ({ position, count: 3 })))
  const [first, second, third] = await Promise.all(results)
  expect(first).toMatchObject({ v: expect.any(String) })
  expect(second).toEqual(CANCELLED)
  expect(third).toMatchObject({ v: expect.any(String) })
  expect(await mara.signed()).toBe(2)
})

test('the one that is asked learns of one more', async () => {
  const mara = await person()
  mara.signing.attach()
  const first = mara.sign('one')
  await reach(mara, 'asking')
  const second = mara.sign('two')
  const { id, place } = await reach(mara, 'asking')
  expect(place).toEqual({ position: 1, count: 2 })
  mara.signing.decline(id)
  expect(await first).toEqual(CANCELLED)
  const next = await reach(mara, 'asking')
  expect(next.id).not.toBe(id)
  mara.signing.decline(next.id)
  expect(await second).toEqual(CANCELLED)
})

test('what is no typed data is refused at once, even while it waits, and never asked', async () => {
  const mara = await person()
  mara.signing.attach()
  const asked: unknown[] = []
  mara.signing.state.subscribe((state) => state.at === 'asking' && asked.push(state.id))
  const typed = (typedData: string) =>
    settled(signTypedData(mara.kit, { account: mara.account, typedData }))
  expect(await typed('{}')).toBe('SIGN_REQUEST_INVALID')
  const first = mara.sign('one')
  const { id } = await reach(mara, 'asking')
  expect(await typed('{"types":{},"types":{}}')).toBe('SIGN_REQUEST_INVALID')
  expect(mara.signing.state.getState()).toMatchObject({ at: 'asking', id })
  mara.signing.decline(id)
  expect(await first).toEqual(CANCELLED)
  await reach(mara, 'idle')
  expect(new Set(asked)).toEqual(new Set([id]))
  expect(await mara.signed()).toBe(0)
})

test('a signal takes a request back: while it is asked, before, and while it waits', async () => {
  const mara = await person()
  mara.signing.attach()
  const [asked, waiting] = [new AbortController(), new AbortController()]
  const first = mara.sign('one', { signal: asked.signal })
  const second = mara.sign('two', { signal: waiting.signal })
  await reach(mara, 'asking')
  waiting.abort()
  asked.abort()
  expect(await first).toEqual(CANCELLED)
  expect(await second).toEqual(CANCELLED)
  expect(await mara.sign('three', { signal: AbortSignal.abort() })).toEqual(CANCELLED)
  await reach(mara, 'idle')
  expect(await mara.signed()).toBe(0)
})

test('the end of the session takes back what is asked and what waits', async () => {
  const mara = await person()
  mara.signing.attach()
  const results = [mara.sign('one'), mara.sign('two')]
  const { id } = await reach(mara, 'asking')
  await mara.kit.logOut()
  expect(await Promise.all(results)).toEqual([CANCELLED, CANCELLED])
  mara.signing.approve(id)
  await reach(mara, 'idle')
})

test('a screen that goes declines what it asks, and what waits, and what is still read', async () => {
  const mara = await person()
  const detach = mara.signing.attach()
  const results = [mara.sign('one'), mara.sign('two')]
  await reach(mara, 'asking')
  detach()
  expect(await Promise.all(results)).toEqual([CANCELLED, CANCELLED])

  const again = mara.signing.attach()
  const { account } = mara
  const early = mara.signing.sign({ kind: 'message', account, message: 'three' })
  expect(mara.signing.state.getState().at).toBe('reading')
  again()
  expect(await early).toEqual(CANCELLED)
  await reach(mara, 'idle')
  expect(await mara.signed()).toBe(0)
})

test('a screen that is mounted again at once goes on asking', async () => {
  const mara = await person()
  const detach = mara.signing.attach()
  const result = mara.sign('one')
  const { id } = await reach(mara, 'asking')
  detach()
  mara.signing.attach()
  await Promise.resolve()
  expect(mara.signing.state.getState()).toMatchObject({ at: 'asking', id })
  mara.signing.approve(id)
  expect(await result).toMatchObject({ v: expect.any(String) })
})

test('a passkey that was not given asks again, and nothing was signed', async () => {
  const mara = await person()
  mara.signing.attach()
  const submit = vi.fn<Latchkit['submit']>().mockRejectedValueOnce(new PasskeyCancelledError())
  const own = mara.kit.submit
  submit.mockImplementation((...given) => own(...given))
  const kit: Latchkit = { ...mara.kit, submit }
  const again = { ...mara, kit, signing: signingOf(kit) }
  again.signing.attach()
  const result = signMessage(kit, { account: mara.account, message: 'Hello' })
  const { id } = await reach(again, 'asking')
  again.signing.approve(id)
  await vi.waitUntil(() => submit.mock.calls.length === 1, patient)
  await reach(again, 'asking')
  expect(await mara.signed()).toBe(0)
  again.signing.approve(id)
  expect(await result).toMatchObject({ v: expect.any(String) })
  expect(await mara.signed()).toBe(1)
})

test('shows why it was not signed, and goes on to the next when that is left', async () => {
  const mara = await person()
  mara.signing.attach()
  const stranger = { ...mara.account, address: `0x${'11'.repeat(20)}` }
  const failing = settled(signMessage(mara.kit, { account: stranger, message: 'Hello' }))
  const next = mara.sign('two')
  mara.signing.approve((await reach(mara, 'asking')).id)
  const { id, error } = await reach(mara, 'failed')
  expect(await failing).toBe(error.code)
  mara.signing.close(id)
  mara.signing.decline((await reach(mara, 'asking')).id)
  expect(await next).toEqual(CANCELLED)
  await reach(mara, 'idle')
})
