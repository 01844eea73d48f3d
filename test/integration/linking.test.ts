import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ethereumWallet } from '../../src/core/login/wallet/ethereumWallet.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { createEthereumWallet } from '../support/fakeWallets.ts'
import { createLinkingStage } from '../support/linkingStage.ts'

let stage: Awaited<ReturnType<typeof createLinkingStage>>
let count = 0

beforeAll(async () => {
  stage = await createLinkingStage()
})
afterAll(() => stage.stop())

const newEmail = () => `mara-${++count}@okafor.example`
const newPhone = () => `+4477009${String(10_000 + ++count).padStart(5, '0')}`
const signal = new AbortController().signal

async function walletAccount() {
  const { provider } = await createEthereumWallet()
  return ethereumWallet(provider).connect(signal)
}

describe.each(['spec', 'attested'] as const)('addresses, over the generation %s', (protocol) => {
  const person = () => stage.person(newEmail(), { protocol })

  test('speaks that generation', async () => {
    const { linking, sentPaths } = await person()
    sentPaths.length = 0
    await linking.sendCode({ method: 'sms', text: newPhone() })
    const path = protocol === 'spec' ? '/v1/otp_init' : '/v1/otp_init_v2'
    expect(sentPaths.filter((each) => each.includes('otp'))).toEqual([path])
  })

  test('a phone number typed as people type it becomes a way in, and goes again', async () => {
    const { linking, addContact, ways } = await person()
    const phone = newPhone()
    await addContact('sms', `0${phone.slice(3, 7)} ${phone.slice(7)}`)
    expect(await linking.list()).toContainEqual({
      method: 'sms',
      id: phone,
      name: phone,
      isOn: true,
    })
    await linking.remove({ way: { method: 'sms', id: phone } })
    expect(await ways()).toEqual(['email'])
  })

  test('another email address takes the place of the first', async () => {
    const { addContact, linking } = await person()
    const other = newEmail()
    await addContact('email', ` ${other.toUpperCase()} `)
    expect((await linking.list()).map(({ name }) => name)).toEqual([other])
  })

  test('a wrong code changes nothing, and the right one still counts', async () => {
    const { linking, ways } = await person()
    const sent = await linking.sendCode({ method: 'sms', text: newPhone() })
    const code = stage.codeFor(sent.contact)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(linking.addContact(sent, wrong)).rejects.toMatchObject({
      code: 'OTP_CODE_INVALID',
      attemptsLeft: 2,
    })
    expect(await ways()).toEqual(['email'])
    await linking.addContact(sent, code)
    expect(await ways()).toEqual(['email', 'sms'])
  })

  test('one that another account has is a conflict, and nothing is changed on either side', async () => {
    const [first, second] = [await person(), await person()]
    const phone = newPhone()
    await first.addContact('sms', phone)
    await expect(second.addContact('sms', phone)).rejects.toMatchObject({
      code: 'CREDENTIAL_CONFLICT',
    })
    expect(await second.ways()).toEqual(['email'])
    expect(await first.ways()).toEqual(['email', 'sms'])
  })

  test('two accounts that prove one number at once do not both get it', async () => {
    const people = [await person(), await person()]
    const phone = newPhone()
    const sent = []
    for (const { linking } of people) {
      const one = await linking.sendCode({ method: 'sms', text: phone })
      sent.push({ linking, one, code: stage.codeFor(phone) })
    }
    const ends = await Promise.allSettled(
      sent.map(({ linking, one, code }) => linking.addContact(one, code)),
    )
    const refused = ends.filter((end) => end.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ code: 'CREDENTIAL_CONFLICT' })
  })

  test('what is no address is not sent a code', async () => {
    const { linking } = await person()
    for (const contact of [
      { method: 'email', text: 'mara' },
      { method: 'sms', text: '12', region: 'GB' },
    ] as const)
      await expect(linking.sendCode(contact)).rejects.toMatchObject({ code: 'CONTACT_INVALID' })
  })
})

describe('social logins', () => {
  test.each(['google', 'x'] as const)('%s becomes a way in once, and goes again', async (name) => {
    const { addProvider, linking, opened, ways } = await stage.person(newEmail())
    const loginHint = newEmail()
    await addProvider(name, { loginHint })
    await addProvider(name, { loginHint })
    expect(await ways()).toEqual([name, 'email'])
    expect(opened.isOpen).toBe(false)
    const [way] = await linking.list()
    if (way) await linking.remove({ way })
    expect(await ways()).toEqual(['email'])
  })

  test('one that another account has is a conflict, and nothing is changed', async () => {
    const [first, second] = [await stage.person(newEmail()), await stage.person(newEmail())]
    const loginHint = newEmail()
    await first.addProvider('google', { loginHint })
    await expect(second.addProvider('google', { loginHint })).rejects.toMatchObject({
      code: 'CREDENTIAL_CONFLICT',
    })
    expect(await second.ways()).toEqual(['email'])
    expect(second.opened.isOpen).toBe(false)
  })

  test('a window that is closed, or was never opened, adds nothing', async () => {
    const { addProvider, linking, ways } = await stage.person(newEmail())
    await expect(addProvider('google', 'closes it')).rejects.toMatchObject({
      code: 'OAUTH_POPUP_CLOSED',
    })
    await expect(linking.addProvider('google')).rejects.toMatchObject({
      code: 'OAUTH_POPUP_BLOCKED',
    })
    expect(await ways()).toEqual(['email'])
  })
})

describe('passkeys and wallets', () => {
  test('a passkey becomes a way in, and goes again', async () => {
    await fakeCredentials()
    onTestFinished(() => void vi.unstubAllGlobals())
    const { linking, ways } = await stage.person(newEmail())
    const { authenticatorId } = await linking.addPasskey('Blue key')
    expect(await linking.list()).toContainEqual({
      method: 'passkey',
      id: authenticatorId,
      name: 'Blue key',
      isOn: true,
    })
    await linking.remove({ way: { method: 'passkey', id: authenticatorId } })
    expect(await ways()).toEqual(['email'])
  })

  test('a wallet signs once to become a way in, and goes again', async () => {
    const { linking, ways } = await stage.person(newEmail())
    const wallet = await walletAccount()
    await linking.addWallet(wallet)
    await linking.addWallet(wallet)
    expect(await ways()).toEqual(['email', 'wallet'])
    const way = (await linking.list()).find(({ method }) => method === 'wallet')
    if (way) await linking.remove({ way })
    expect(await ways()).toEqual(['email'])
  })

  test('a wallet of another account is a conflict, and nothing is changed', async () => {
    const [first, second] = [await stage.person(newEmail()), await stage.person(newEmail())]
    const wallet = await walletAccount()
    await first.linking.addWallet(wallet)
    await expect(second.linking.addWallet(wallet)).rejects.toMatchObject({
      code: 'CREDENTIAL_CONFLICT',
    })
    expect(await second.ways()).toEqual(['email'])
  })
})

describe('the last way in', () => {
  test('goes only when that is said', async () => {
    const email = newEmail()
    const { linking, ways } = await stage.person(email)
    const way = { method: 'email', id: email } as const
    await expect(linking.remove({ way })).rejects.toMatchObject({ code: 'LAST_LOGIN_METHOD' })
    expect(await ways()).toEqual(['email'])
    await linking.remove({ way, evenTheLast: true })
    expect(await ways()).toEqual([])
  })

  test('is the last although there is another, when the login does not offer that', async () => {
    const email = newEmail()
    const { linking } = await stage.person(email, { methods: ['email'] })
    await linking.addWallet(await walletAccount())
    const removal = linking.remove({ way: { method: 'email', id: email } })
    await expect(removal).rejects.toMatchObject({ code: 'LAST_LOGIN_METHOD' })
  })
})

test('nobody who is logged out changes anything', async () => {
  const { kit, linking } = await stage.person(newEmail())
  const sent = await linking.sendCode({ method: 'sms', text: newPhone() })
  await kit.logOut()
  const missing = { code: 'SESSION_MISSING' }
  await expect(linking.list()).rejects.toMatchObject(missing)
  await expect(linking.addContact(sent, '000000')).rejects.toMatchObject(missing)
  await expect(linking.remove({ way: { method: 'email', id: 'x' } })).rejects.toMatchObject(missing)
  await expect(linking.addPasskey()).rejects.toMatchObject(missing)
  await expect(linking.addWallet(await walletAccount())).rejects.toMatchObject(missing)
})
