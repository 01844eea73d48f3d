import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../../test/support/often.ts'
import {
  CANCELLED,
  createSigningPeople,
  reach,
  settled,
} from '../../../../test/support/signingPeople.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import { createSigning } from './createSigning.ts'
import { load } from './load.ts'
import type { SigningOptions } from './signingOptions.ts'

let people: Awaited<ReturnType<typeof createSigningPeople>>

beforeAll(async () => {
  people = await createSigningPeople()
})
afterAll(() => people.stop())

/** Somebody for whom what runs after the answer is loaded by the test. */
async function person(options?: SigningOptions) {
  const mara = await people.person(options)
  const asked = vi.fn(load.carryOut)
  const signing = createSigning(mara.kit, { ...load, carryOut: loadOnce(asked) })
  const sign = (signal?: AbortSignal) =>
    settled(signing.sign({ kind: 'message', account: mara.account, message: 'Hello' }, { signal }))
  return { ...mara, signing, asked, sign }
}

const lost = async () => {
  throw new TypeError('not loaded')
}

test('is loaded once the confirmation is shown, not before and not at the press', async () => {
  const mara = await person()
  mara.signing.attach()
  const result = mara.sign()
  const seen: unknown[] = []
  mara.signing.state.subscribe(({ at }) => seen.push([at, mara.asked.mock.calls.length]))
  const { id } = await reach(mara, 'asking')
  await vi.waitUntil(() => mara.asked.mock.calls.length === 1, patient)
  expect(seen).toContainEqual(['asking', 0])
  mara.signing.approve(id)
  expect(await result).toMatchObject({ kind: 'signature' })
  expect(mara.asked).toHaveBeenCalledTimes(1)
  expect(await mara.signed()).toBe(1)
})

test('signs the very request that was shown', async () => {
  const mara = await person()
  mara.signing.attach()
  const submit = vi.fn(mara.kit.submit)
  const signing = createSigning({ ...mara.kit, submit }, load)
  signing.attach()
  const result = signing.sign({ kind: 'message', account: mara.account, message: 'Hello' })
  const { id, request } = await reach({ signing }, 'asking')
  signing.approve(id)
  await result
  expect(submit).toHaveBeenCalledTimes(1)
  expect(submit.mock.calls[0]?.[1]).toBe(request.parameters)
})

test('says of what went out without an answer that it did', async () => {
  const mara = await person()
  const submit = vi.fn(() => Promise.reject(new NetworkFailedError()))
  const signing = createSigning({ ...mara.kit, submit }, load)
  signing.attach()
  const result = settled(signing.sign({ kind: 'message', account: mara.account, message: 'Hello' }))
  signing.approve((await reach({ signing }, 'asking')).id)
  expect(await result).toBe('NETWORK_FAILED')
  expect(await reach({ signing }, 'failed')).toMatchObject({ wasSent: true })
})

test('where it did not come while a person read, the press asks for it again', async () => {
  const mara = await person()
  mara.asked.mockImplementationOnce(lost)
  mara.signing.attach()
  const result = mara.sign()
  const { id } = await reach(mara, 'asking')
  await vi.waitUntil(() => mara.asked.mock.calls.length === 1, patient)
  await Promise.resolve()
  mara.signing.approve(id)
  expect(await result).toMatchObject({ kind: 'signature' })
  expect(mara.asked).toHaveBeenCalledTimes(2)
})

test('where it does not come at all nothing is signed, and the next try signs', async () => {
  const mara = await person()
  mara.asked.mockImplementationOnce(lost).mockImplementationOnce(lost)
  mara.signing.attach()
  const first = mara.sign()
  mara.signing.approve((await reach(mara, 'asking')).id)
  expect(await first).toBe('NETWORK_FAILED')
  const { id, error, wasSent } = await reach(mara, 'failed')
  expect({ code: error.code, wasSent }).toEqual({ code: 'NETWORK_FAILED', wasSent: false })
  expect(await mara.signed()).toBe(0)
  mara.signing.close(id)
  const second = mara.sign()
  mara.signing.approve((await reach(mara, 'asking')).id)
  expect(await second).toMatchObject({ kind: 'signature' })
  expect(await mara.signed()).toBe(1)
})

test.each<readonly [string, SigningOptions]>([
  ['an app asks itself', { confirm: async () => true }],
  ['nobody is asked', { signWithoutAskingOn: [''] }],
])('the same where %s', async (_, options) => {
  const mara = await person(options)
  mara.asked.mockImplementationOnce(lost)
  expect(await mara.sign()).toBe('NETWORK_FAILED')
  expect(await mara.signed()).toBe(0)
  expect(await mara.sign()).toMatchObject({ kind: 'signature' })
  expect(await mara.signed()).toBe(1)
})

test('what is taken back while it is loaded is not signed', async () => {
  const mara = await person({ confirm: async () => true })
  const taken = new AbortController()
  mara.asked.mockImplementationOnce(async () => {
    taken.abort()
    return load.carryOut()
  })
  expect(await mara.sign(taken.signal)).toEqual(CANCELLED)
  expect(await mara.signed()).toBe(0)
})

test('is there after a no, and has signed nothing', async () => {
  const mara = await person()
  mara.signing.attach()
  const result = mara.sign()
  const { id } = await reach(mara, 'asking')
  mara.signing.decline(id)
  expect(await result).toEqual(CANCELLED)
  mara.signing.approve(id)
  expect(mara.asked).toHaveBeenCalledTimes(1)
  expect(await mara.signed()).toBe(0)
})
