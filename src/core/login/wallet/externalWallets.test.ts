import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createEthereumKey,
  createEthereumWallet,
  createSolanaKey,
  createSolanaWallet,
  walletRefusal,
} from '../../../../test/support/fakeWallets.ts'
import { writeStamp } from '../../../crypto/stamp/stampFormat.ts'
import { verifyStamp } from '../../../crypto/stamp/verifyStamp.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { ethereumWallet } from './ethereumWallet.ts'
import { solanaWallet } from './solanaWallet.ts'

const { signal } = new AbortController()
const never = () => new Promise(() => undefined)
const text = '{\n  "name": "Zoë 🗝"\n}'

async function verdictOf(stamp: Parameters<typeof writeStamp>[0]) {
  return verifyStamp(writeStamp(stamp), bytesFromUtf8(text))
}

describe('a wallet behind an EIP-1193 provider', async () => {
  let fake = await createEthereumWallet()
  const connected = () => ethereumWallet(fake.provider).connect(signal)

  beforeEach(async () => {
    fake = await createEthereumWallet()
  })

  test('asks for the account, then for one signature, and for nothing else', async () => {
    const account = await connected()
    expect(account.address).toBe(fake.address)
    expect(fake.methods()).toEqual(['eth_requestAccounts'])
    const stamp = await account.stamp(text, signal)
    expect(await verdictOf(stamp)).toMatchObject({ kind: 'valid', publicKey: fake.publicKeyHex })
    expect(fake.methods()).toEqual(['eth_requestAccounts', 'personal_sign'])
    expect(fake.requests[1]?.params?.[1]).toBe(fake.address)
  })

  test.each([
    ['WALLET_REJECTED', () => Promise.reject(walletRefusal(4001))],
    ['WALLET_LOCKED', () => Promise.reject(walletRefusal(-32002))],
    ['WALLET_WRONG_NETWORK', () => Promise.reject(walletRefusal(4901))],
    ['WALLET_VANISHED', () => Promise.reject(walletRefusal(4900))],
    ['WALLET_LOCKED', () => []],
    ['WALLET_LOCKED', () => 'none'],
    ['WALLET_FAILED', () => ['0x1234']],
    ['WALLET_FAILED', () => [{ toString: () => `0x${'1'.repeat(40)}` }]],
  ])('ends in %s when it answers for the account: %#', async (code, answer) => {
    fake.answers.eth_requestAccounts = answer
    await expect(connected()).rejects.toMatchObject({ code })
  })

  test.each([
    ['WALLET_REJECTED', () => Promise.reject(walletRefusal(4001))],
    ['WALLET_FAILED', () => '0x'],
    ['WALLET_FAILED', () => undefined],
    ['WALLET_FAILED', async () => (await createEthereumKey()).sign('0x00')],
    [
      'WALLET_FAILED',
      () => ({
        toString() {
          throw new Error('no')
        },
      }),
    ],
  ])('ends in %s when it answers for the signature: %#', async (code, answer) => {
    const account = await connected()
    fake.answers.personal_sign = answer
    await expect(account.stamp(text, signal)).rejects.toMatchObject({ code })
  })

  test('is gone when it says that it is disconnected, and nobody listens any more', async () => {
    fake.answers.eth_requestAccounts = never
    const connecting = connected()
    expect(fake.listening()).toBe(1)
    fake.disconnect()
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_VANISHED' })
    expect(fake.listening()).toBe(0)
  })

  test('is gone when it does not answer for four minutes', async () => {
    vi.useFakeTimers()
    fake.answers.eth_requestAccounts = never
    const ending = expect(connected()).rejects.toMatchObject({ code: 'WALLET_VANISHED' })
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    await ending
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('is left when the person leaves', async () => {
    fake.answers.eth_requestAccounts = never
    const leaving = new AbortController()
    const connecting = ethereumWallet(fake.provider).connect(leaving.signal)
    leaving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
    await expect(ethereumWallet(fake.provider).connect(leaving.signal)).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
    })
    expect(fake.methods()).toEqual(['eth_requestAccounts'])
  })

  test('needs no events', async () => {
    const { request } = fake.provider
    expect((await ethereumWallet({ request }).connect(signal)).address).toBe(fake.address)
  })
})

describe('a Solana wallet of the Wallet Standard', () => {
  const nobody = () => () => undefined

  test('asks for the account, then for one signature, and for nothing else', async () => {
    const fake = createSolanaWallet()
    const account = await solanaWallet(fake.wallet, nobody).connect(signal)
    expect(account.address).toBe(fake.address)
    const stamp = await account.stamp(text, signal)
    expect(await verdictOf(stamp)).toMatchObject({ kind: 'valid', publicKey: fake.publicKeyHex })
    expect(fake.calls).toEqual(['connect', 'signMessage'])
  })

  const account = createSolanaWallet().account
  test.each([
    ['WALLET_REJECTED', () => Promise.reject(walletRefusal(4001))],
    ['WALLET_REJECTED', () => ({ accounts: [] })],
    ['WALLET_REJECTED', () => undefined],
    ['WALLET_WRONG_NETWORK', () => ({ accounts: [{ ...account, chains: ['sui:mainnet'] }] })],
    ['WALLET_WRONG_NETWORK', () => ({ accounts: [{ ...account, features: [] }] })],
    ['WALLET_FAILED', () => ({ accounts: [{ ...account, publicKey: new Uint8Array(31) }] })],
    ['WALLET_FAILED', () => ({ accounts: [{ ...account, publicKey: [1, 2] }] })],
    ['WALLET_FAILED', () => ({ accounts: [{ ...account, address: '<b>' }] })],
  ])('ends in %s when it answers for the account: %#', async (code, answer) => {
    const fake = createSolanaWallet()
    fake.answers.connect = answer
    const connecting = solanaWallet(fake.wallet, nobody).connect(signal)
    await expect(connecting).rejects.toMatchObject({ code })
  })

  const signedMessage = bytesFromUtf8(text)
  const preface = bytesFromUtf8(`offchain ${text}`)
  test.each([
    ['WALLET_REJECTED', () => Promise.reject(walletRefusal(4001))],
    ['WALLET_FAILED', () => []],
    ['WALLET_FAILED', () => [{ signedMessage, signature: new Uint8Array(64) }]],
    ['WALLET_FAILED', () => [{ signedMessage, signature: new Uint8Array(1e6) }]],
    ['WALLET_FAILED', () => [{ signedMessage, signature: createSolanaKey().sign(signedMessage) }]],
    ['WALLET_FAILED', () => [{ signedMessage: preface, signature: new Uint8Array(64) }]],
  ])('ends in %s when it answers for the signature: %#', async (code, answer) => {
    const fake = createSolanaWallet()
    const connected = await solanaWallet(fake.wallet, nobody).connect(signal)
    fake.answers.signMessage = answer
    await expect(connected.stamp(text, signal)).rejects.toMatchObject({ code })
  })

  test('is gone when it takes itself off the page', async () => {
    const fake = createSolanaWallet()
    fake.answers.connect = never
    const gone = new Set<() => void>()
    const connecting = solanaWallet(fake.wallet, (listener) => {
      gone.add(listener)
      return () => gone.delete(listener)
    }).connect(signal)
    for (const tell of gone) tell()
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_VANISHED' })
    expect(gone.size).toBe(0)
  })
})
