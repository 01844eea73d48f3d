import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import type { TestApi } from '../support/activityApi.ts'
import { apiKey, contacts, logIn, make, openApi, textOf, typeOf } from '../support/namedAccounts.ts'
import { prove } from '../support/otpSteps.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

type Contact = Parameters<typeof textOf>[0]

/** The account of a person who logs in by a key beside another one, and never verified the address. */
async function makeOwn(kit: TestApi, contact: Contact) {
  const key = await generateKeyPair()
  const apiKeys = [apiKey(key), apiKey(await generateKeyPair())]
  const account = await make(kit, { ...contact, apiKeys })
  kit.clock.time += 1000
  return { account, key }
}

/** A stranger signs up with the person's address and nothing else, to lead them there. */
async function makeEmpty(kit: TestApi, contact: Contact): Promise<string> {
  const account = await make(kit, contact)
  kit.clock.time += 1000
  return account
}

/** Verifies the address in an account by its own key: the code of the reply. */
async function verify(kit: TestApi, account: string, key: P256KeyPair, contact: Contact) {
  const user = await kit.parts.store.first('users', { organizationId: account })
  const verificationToken = await prove(kit, textOf(contact), key, typeOf(contact))
  const name = typeOf(contact) === 'OTP_TYPE_EMAIL' ? 'updateUserEmail' : 'updateUserPhoneNumber'
  const parameters = { userId: user?.id, ...contact, verificationToken }
  return (await kit.submit(name, parameters, { key, organizationId: account })).code
}

test('the only key of a sign-up opens no account whose address was changed while somebody else was in it', async () => {
  const kit = await openApi()
  const key = await generateKeyPair()
  const [userEmail, userPhoneNumber] = ['victim@example.com', '+447700900456']
  const account = await make(
    kit,
    { userEmail, userPhoneNumber, apiKeys: [apiKey(key)] },
    { key: kit.root.key },
  )
  const stranger = await generateKeyPair()
  expect(await logIn(kit, { userPhoneNumber }, { key: stranger })).toMatchObject({
    entered: account,
  })
  const user = await kit.parts.store.first('users', { organizationId: account })
  const call = { key: stranger, organizationId: account }
  for (const named of ['x@evil.example', userEmail]) {
    const parameters = { userId: user?.id, userEmail: named }
    expect((await kit.submit('updateUserEmail', parameters, call)).code).toBe('OK')
  }
  expect((await logIn(kit, { userEmail }, { key })).code).toBe('ADDRESS_NOT_VERIFIED')
  expect(await verify(kit, account, key, { userEmail })).toBe('OK')
  expect(await logIn(kit, { userEmail })).toMatchObject({ entered: account })
})

describe.each(contacts)('a person with an account that never verified %s', (_name, contact) => {
  test.each(['otpLogin', 'stampLogin'] as const)(
    'is not led by %s into an empty account that a stranger made later',
    async (by) => {
      const kit = await openApi()
      const own = await makeOwn(kit, contact)
      const empty = await makeEmpty(kit, contact)
      const refused = await logIn(kit, contact, { by })
      expect(refused).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED', status: 403 })
      expect(await verify(kit, own.account, own.key, contact)).toBe('OK')
      expect(await logIn(kit, contact, { by })).toMatchObject({ entered: own.account })
      // whoever names the empty account means it, and it gives way from then on
      expect(await logIn(kit, contact, { by, into: empty })).toMatchObject({ entered: empty })
      expect(await logIn(kit, contact, { by })).toMatchObject({ entered: own.account })
    },
  )

  onEachStore((open) =>
    test('verifies it there although a stranger’s older empty account was entered, which gives way', async () => {
      const store = await open()
      onTestFinished(() => store.close())
      const kit = await openApi(store)
      const empty = await makeEmpty(kit, contact)
      const own = await makeOwn(kit, contact)
      for (const by of ['otpLogin', 'stampLogin'] as const)
        expect(await logIn(kit, contact, { by })).toMatchObject({ entered: empty })
      expect(await verify(kit, own.account, own.key, contact)).toBe('OK')
      for (const by of ['otpLogin', 'stampLogin'] as const)
        expect(await logIn(kit, contact, { by })).toMatchObject({ entered: own.account })
      expect(await kit.parts.store.find('addressProofs', {})).toMatchObject([
        { organizationId: empty, evidence: 'unusedAccount' },
        { organizationId: own.account, evidence: 'updateToken' },
      ])
    }),
  )

  test('must name one account once something is in the one that was unused', async () => {
    const kit = await openApi()
    const empty = await makeEmpty(kit, contact)
    const own = await makeOwn(kit, contact)
    const session = await generateKeyPair()
    expect(await logIn(kit, contact, { key: session })).toMatchObject({ entered: empty })
    const call = { key: session, organizationId: empty }
    const wallet = { walletName: 'W', accounts: [ethereumAccount] }
    expect((await kit.submit('createWallet', wallet, call)).code).toBe('OK')
    expect(await verify(kit, own.account, own.key, contact)).toBe('OK')
    const refused = await logIn(kit, contact)
    expect(refused.code).toBe('CREDENTIAL_CONFLICT')
    expect(refused.detail?.description).toContain('subOrganizationId must say which')
    for (const into of [empty, own.account])
      expect(await logIn(kit, contact, { into })).toMatchObject({ code: 'OK', entered: into })
    // a look-up names the account whose own key verified the address
    const filterType = 'userEmail' in contact ? 'EMAIL' : 'PHONE_NUMBER'
    const lookup = { filterType, filterValue: textOf(contact) }
    expect((await kit.query('listVerifiedSuborgs', lookup)).body).toEqual({
      organizationIds: [own.account],
    })
  })

  test('is not shut out of an unused account by a stranger who takes the address later', async () => {
    const kit = await openApi()
    const strangers = await generateKeyPair()
    const apiKeys = [apiKey(strangers), apiKey(await generateKeyPair())]
    const account = await make(kit, { apiKeys })
    kit.clock.time += 1000
    const unused = await makeEmpty(kit, contact)
    const user = await kit.parts.store.first('users', { organizationId: account })
    const name = 'userEmail' in contact ? 'updateUserEmail' : 'updateUserPhoneNumber'
    const parameters = { userId: user?.id, ...contact }
    const call = { key: strangers, organizationId: account }
    expect((await kit.submit(name, parameters, call)).code).toBe('OK')
    expect(await logIn(kit, contact)).toMatchObject({ code: 'OK', entered: unused })
  })

  test('enters an unused account by its name, whatever a stranger made before', async () => {
    const kit = await openApi()
    await makeOwn(kit, contact)
    const unused = await makeEmpty(kit, contact)
    expect((await logIn(kit, contact)).code).toBe('ADDRESS_NOT_VERIFIED')
    expect(await logIn(kit, contact, { into: unused })).toMatchObject({ entered: unused })
  })

  test('makes the evidence of an account that was unused stronger by verifying the address there', async () => {
    const kit = await openApi()
    const empty = await makeEmpty(kit, contact)
    const session = await generateKeyPair()
    expect(await logIn(kit, contact, { key: session })).toMatchObject({ entered: empty })
    expect(await verify(kit, empty, session, contact)).toBe('OK')
    const own = await makeOwn(kit, contact)
    expect(await verify(kit, own.account, own.key, contact)).toBe('CREDENTIAL_CONFLICT')
    expect(await logIn(kit, contact)).toMatchObject({ entered: empty })
  })
})
