import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import type { Latchkit } from '../../latchkit.ts'
import { accountFromWire } from '../account.ts'
import { sendTransaction, signMessage } from './actions.ts'
import { signingOf } from './signingOf.ts'
import type { SigningOptions } from './signingOptions.ts'
import type { SignState } from './signState.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())
afterEach(() => vi.unstubAllGlobals())

/** Somebody with an account, whose app has set these options. */
async function person(signing?: SigningOptions) {
  const own = await stage.person()
  await own.submit('createWallet', newWallet)
  const { accounts } = await own.query('listWalletAccounts', {})
  const [account] = accounts.map(accountFromWire)
  if (!account) throw new Error('no account was made')
  const kit: Latchkit = { ...own, options: { ...own.options, signing } }
  return {
    kit,
    account,
    signing: signingOf(kit),
    sign: (message: string, options = {}) => signMessage(kit, { account, message, ...options }),
    /** How often something was signed at the service. */
    async signed() {
      const { activities } = await own.query('listActivities', {})
      return activities.filter(({ type }) => type.includes('SIGN_RAW_PAYLOAD')).length
    },
  }
}

const newWallet = {
  walletName: 'Everyday',
  accounts: [
    {
      curve: 'CURVE_SECP256K1' as const,
      pathFormat: 'PATH_FORMAT_BIP32' as const,
      path: "m/44'/60'/0'/0/0",
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM' as const,
    },
  ],
}

type Person = Awaited<ReturnType<typeof person>>

/** Waits until it is at this place, and gives what is shown there. */
async function reach<At extends SignState['at']>({ signing }: Person, at: At) {
  await vi.waitUntil(() => signing.state.getState().at === at, { timeout: 10_000 })
  const state = signing.state.getState()
  if (state.at !== at) throw new Error('has gone on')
  return state as Extract<SignState, { at: At }>
}

/** What a promise came to. */
const settled = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: { code?: string }) => error.code ?? String(error),
  )

const CANCELLED = { cancelled: true }

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

test.each([false, undefined, 'yes', 1, {}])('%j from an app is no yes', async (answer) => {
  const mara = await person({ confirm: async () => answer as boolean })
  expect(await mara.sign('Hello')).toEqual(CANCELLED)
  expect(await mara.signed()).toBe(0)
})

test('an app that throws while it asks has signed nothing', async () => {
  const mara = await person({
    confirm: async () => {
      throw new TypeError('its own fault')
    },
  })
  expect(await settled(mara.sign('Hello'))).toBe('INVALID_RESPONSE')
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

test('an app that never answers does not hold up what was taken back', async () => {
  const taken = new AbortController()
  const confirm = vi.fn(() => new Promise<boolean>(() => undefined))
  const mara = await person({ confirm })
  const result = mara.sign('Hello', { signal: taken.signal })
  await vi.waitUntil(() => confirm.mock.calls.length === 1)
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
async function sender() {
  const mara = await person()
  let status: object = { txStatus: 'BROADCASTING', eth: { txHash: '0xab' } }
  const submit = vi.fn<Latchkit['submit']>()
  submit.mockResolvedValue({ sendTransactionStatusId: 'status-1' } as never)
  const query = vi.fn<Latchkit['query']>().mockImplementation(async () => status as never)
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
  return { own, result, says }
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
