import { expect, test } from 'vitest'
import { createPhone } from '../../../../test/support/fakePhone.ts'
import { createEthereumWallet } from '../../../../test/support/fakeWallets.ts'
import { startPairing } from './phonePairing.ts'

const { signal } = new AbortController()

test('shows each code, and ends with the account of the phone', async () => {
  const phone = await createPhone()
  const pairing = startPairing(async () => phone.provider)
  const first = pairing.next(null, signal)
  await expect.poll(() => phone.shown.size).toBe(1)
  phone.show('wc:first@2')
  expect(await first).toBeNull()
  expect(pairing.uri()).toBe('wc:first@2')
  const second = pairing.next('wc:first@2', signal)
  phone.show('wc:second@2')
  expect(await second).toBeNull()
  const account = pairing.next('wc:second@2', signal)
  phone.scan()
  expect((await account)?.address).toBe(phone.address)
  expect(phone.shown.size).toBe(0)
})

test('connects a provider that has no connect by asking for the accounts', async () => {
  const { provider, address, methods } = await createEthereumWallet()
  const account = await startPairing(() => provider).next(null, signal)
  expect(account?.address).toBe(address)
  expect(methods()).toEqual(['eth_requestAccounts'])
})

test.each([null, 7, '', 'wc:with space', `wc:${'x'.repeat(2000)}`, 'wc:\u202e'])(
  'shows no code that is none: %#',
  async (uri) => {
    const phone = await createPhone()
    const pairing = startPairing(() => phone.provider)
    await expect.poll(() => phone.shown.size).toBe(1)
    phone.show(uri)
    expect(pairing.uri()).toBeNull()
    pairing.stop()
  },
)

test('tells that the phone declined', async () => {
  const phone = await createPhone()
  const pairing = startPairing(() => phone.provider)
  const ending = expect(pairing.next(null, signal)).rejects.toMatchObject({
    code: 'WALLET_REJECTED',
  })
  phone.decline()
  await ending
})

test('tells that there is no provider', async () => {
  const pairing = startPairing(() => Promise.reject(new Error('not loaded')))
  await expect(pairing.next(null, signal)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
})

test('ends the wait when the person leaves', async () => {
  const phone = await createPhone()
  const pairing = startPairing(() => phone.provider)
  const leaving = new AbortController()
  const next = pairing.next(null, leaving.signal)
  leaving.abort()
  expect(await next).toBeNull()
  await expect.poll(() => phone.shown.size).toBe(1)
  pairing.stop()
  await expect.poll(() => phone.shown.size).toBe(0)
})
