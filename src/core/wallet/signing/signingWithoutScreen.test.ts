import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../../test/support/often.ts'
import {
  CANCELLED,
  createSigningPeople,
  reach,
  settled,
} from '../../../../test/support/signingPeople.ts'
import { HttpStatusError } from '../../../errors/http.ts'
import type { Latchkit } from '../../latchkit.ts'
import {
  sendTransaction,
  signAuthorization,
  signMessage,
  signRawPayload,
  signTransaction,
  signTypedData,
} from './actions.ts'
import { signingOf } from './signingOf.ts'
import type { SigningOptions } from './signingOptions.ts'

let people: Awaited<ReturnType<typeof createSigningPeople>>
const person = (signing?: SigningOptions) => people.person(signing)

beforeAll(async () => {
  people = await createSigningPeople()
})
afterAll(() => people.stop())
afterEach(() => vi.unstubAllGlobals())

test('an app that asks itself is asked, with what is signed, and its yes signs', async () => {
  const confirm = vi.fn(async () => true)
  const mara = await person({ confirm })
  expect(await mara.sign('Hello')).toMatchObject({ v: expect.any(String) })
  expect(confirm).toHaveBeenCalledOnce()
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ account: mara.account }),
    expect.any(AbortSignal),
  )
  expect(await mara.signed()).toBe(1)
})

test('a no from an app is a result, whatever was asked for', async () => {
  const confirm = vi.fn(async () => false)
  const { kit, account, signed } = await person({ confirm })
  const typedData = { types: { Note: [] }, primaryType: 'Note', domain: {}, message: {} }
  const encoding = 'PAYLOAD_ENCODING_HEXADECIMAL'
  const hash = { payload: '00'.repeat(32), encoding, hashFunction: 'HASH_FUNCTION_NO_OP' } as const
  const unsignedTransaction = `02df0180808082520894${'11'.repeat(20)}8080c0`
  const unsigned = { type: 'TRANSACTION_TYPE_ETHEREUM', unsignedTransaction } as const
  const authorization = { chainId: 1, address: account.address, nonce: 0 }
  const transaction = { caip2: 'eip155:1', to: account.address, value: 1n }
  expect([
    await signMessage(kit, { account, message: 'Hello' }),
    await signTypedData(kit, { account, typedData }),
    await signAuthorization(kit, { account, authorization }),
    await signRawPayload(kit, { account, ...hash }),
    await signTransaction(kit, { account, ...unsigned }),
    await sendTransaction(kit, { account, transaction }),
  ]).toEqual(Array(6).fill(CANCELLED))
  expect(confirm).toHaveBeenCalledTimes(6)
  expect(await signed()).toBe(0)
})

test.each([
  [undefined, 'It answered undefined.'],
  [null, 'It answered null.'],
  ['yes', 'It answered a value of type string.'],
  [1, 'It answered a value of type number.'],
  [{ approved: true }, 'It answered a value of type object.'],
])('%j from an app is neither yes nor no, and signs nothing', async (answer, details) => {
  const mara = await person({ confirm: async () => answer as never })
  const failed = { code: 'CONFIRMATION_FAILED', details }
  await expect(mara.sign('Hello')).rejects.toMatchObject(failed)
  expect(await mara.signed()).toBe(0)
  await reach(mara, 'idle')
})

test.each([
  ['later', async () => Promise.reject(new TypeError('its own fault'))],
  [
    'at once',
    (): Promise<boolean> => {
      throw new TypeError('its own fault')
    },
  ],
])('an app that throws %s while it asks has signed nothing', async (_, confirm) => {
  const mara = await person({ confirm })
  await expect(mara.sign('Hello')).rejects.toMatchObject({
    code: 'CONFIRMATION_FAILED',
    cause: { message: 'its own fault' },
  })
  expect(await mara.signed()).toBe(0)
  await reach(mara, 'idle')
})

test('an app that says yes after it was taken back has signed nothing', async () => {
  const taken = new AbortController()
  const mara = await person({
    confirm: async (_, signal) => {
      taken.abort()
      return signal.aborted
    },
  })
  expect(await mara.sign('Hello', { signal: taken.signal })).toEqual(CANCELLED)
  expect(await mara.signed()).toBe(0)
})

test('an app that throws because it was taken back is no failure', async () => {
  const taken = new AbortController()
  const mara = await person({
    confirm: async (_, signal) => {
      taken.abort()
      signal.throwIfAborted()
      return true
    },
  })
  expect(await mara.sign('Hello', { signal: taken.signal })).toEqual(CANCELLED)
  expect(await mara.signed()).toBe(0)
})

test('an app that never answers does not hold up what was taken back', async () => {
  const taken = new AbortController()
  const confirm = vi.fn(() => new Promise<boolean>(() => undefined))
  const mara = await person({ confirm })
  const result = mara.sign('Hello', { signal: taken.signal })
  await vi.waitUntil(() => confirm.mock.calls.length === 1, patient)
  taken.abort()
  expect(await result).toEqual(CANCELLED)
  await reach(mara, 'idle')
})

test('signs without asking on exactly the page that the app has named', async () => {
  const mara = await person({ signWithoutAskingOn: ['https://game.example.com'] })
  const others = ['https://game.example.com.evil', 'http://game.example.com', 'https://example.com']
  for (const origin of [...others, 'https://game.example.com:8443', 'null', '']) {
    vi.stubGlobal('location', { origin })
    expect(await settled(mara.sign('Hello'))).toBe('CONFIRMATION_MISSING')
  }
  expect(await mara.signed()).toBe(0)
  vi.stubGlobal('location', { origin: 'https://game.example.com' })
  expect(await mara.sign('Hello')).toMatchObject({ v: expect.any(String) })
  expect(await mara.signed()).toBe(1)
})

/** Somebody whose service says of a transaction what the test says. */
async function sender(first: object = { txStatus: 'BROADCASTING', eth: { txHash: '0xab' } }) {
  const mara = await person()
  let status = first
  const submit = vi.fn<Latchkit['submit']>()
  submit.mockResolvedValue({ sendTransactionStatusId: 'status-1' } as never)
  const query = vi.fn<Latchkit['query']>().mockImplementation(async () => {
    if (status instanceof Error) throw status
    return status as never
  })
  const kit: Latchkit = { ...mara.kit, submit, query }
  const signing = signingOf(kit)
  signing.attach()
  const transaction = { caip2: 'eip155:8453', to: `0x${'22'.repeat(20)}`, value: 1n }
  const result = settled(sendTransaction(kit, { account: mara.account, transaction }))
  const own = { ...mara, kit, signing }
  signing.approve((await reach(own, 'asking')).id)
  const says = (next: object) => {
    status = next
  }
  return { own, result, says, query }
}

test('follows what was sent, and answers as soon as the network has it', async () => {
  const { own, result, says } = await sender()
  expect(await result).toMatchObject({ kind: 'sent', hash: '0xab' })
  const { step } = await reach(own, 'sending')
  expect(step).toBe('sent')
  says({ txStatus: 'INCLUDED', eth: { txHash: '0xab' } })
  const { id, hash } = await reach(own, 'sent')
  expect(hash).toBe('0xab')
  expect(own.signing.news.getState()).toBeNull()
  own.signing.close(id)
  await reach(own, 'idle')
})

test.each([
  ['TRANSACTION_FAILED', 'reverted', { txStatus: 'FAILED', eth: { txHash: '0xab' } }],
  ['TRANSACTION_FAILED', 'reverted', { txStatus: 'CANCELLED', eth: { txHash: '0xab' } }],
  ['INVALID_RESPONSE', 'sent', { txStatus: 'INCLUDED' }],
] as const)('answers %s, and shows that it is %s: %j', async (code, at, status) => {
  const { own, result } = await sender(status)
  expect(await result).toBe(code)
  await reach(own, at)
})

test('says of what the service does not know in the end that nobody can tell', async () => {
  const { own, result } = await sender(new HttpStatusError({ status: 404 }))
  await reach(own, 'sending')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vi.advanceTimersByTimeAsync(60_000).finally(vi.useRealTimers)
  expect(await result).toBe('INVALID_RESPONSE')
  const { id, error, wasSent } = await reach(own, 'failed')
  expect({ code: error.code, wasSent }).toEqual({ code: 'INVALID_RESPONSE', wasSent: true })
  own.signing.close(id)
  await reach(own, 'idle')
})

test.each([
  ['sent', { txStatus: 'INCLUDED', eth: { txHash: '0xab' } }],
  ['reverted', { txStatus: 'FAILED', eth: { txHash: '0xab' }, txError: 'out of gas' }],
])('tells what came of one that was left before: %s', async (at, status) => {
  const { own, says } = await sender()
  own.signing.close((await reach(own, 'sending')).id)
  await reach(own, 'idle')
  says(status)
  await vi.waitUntil(() => own.signing.news.getState() !== null, { timeout: 10_000 })
  expect(own.signing.news.getState()).toMatchObject({ at, hash: '0xab' })
  expect(own.signing.state.getState().at).toBe('idle')
})

test('what was sent is no more shown, told or asked about once its person is logged out', async () => {
  const { own, says, query } = await sender()
  await reach(own, 'sending')
  await own.kit.logOut()
  await reach(own, 'idle')
  query.mockClear()
  const { own: told, says: saysLater } = await sender()
  told.signing.close((await reach(told, 'sending')).id)
  saysLater({ txStatus: 'INCLUDED', eth: { txHash: '0xab' } })
  await vi.waitUntil(() => told.signing.news.getState() !== null, { timeout: 10_000 })
  await told.kit.logOut()
  expect(told.signing.news.getState()).toBeNull()
  says({ txStatus: 'INCLUDED', eth: { txHash: '0xab' } })
  expect(query).not.toHaveBeenCalled()
  expect(own.signing.news.getState()).toBeNull()
})

test('what came of it is left with its person too', async () => {
  const { own, says } = await sender()
  says({ txStatus: 'FAILED', eth: { txHash: '0xab' }, txError: 'out of gas' })
  await reach(own, 'reverted')
  await own.kit.logOut()
  await reach(own, 'idle')
})
