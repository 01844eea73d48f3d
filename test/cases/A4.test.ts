import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { apiKey, logIn, make, openApi, signUp, email as victim } from '../support/namedAccounts.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { rootPenOf } from '../support/rootPen.ts'

const email = 'ada@example.com'
const filters = ['EMAIL', 'USERNAME', 'NAME'] as const

async function open(options: ServiceOptions = {}) {
  const service = await createService({ development: true, ...options })
  onTestFinished(() => service.close())
  const pen = await rootPenOf(service)
  const client = createProxyClient({
    fetch: (request) => service.fetch(request, { clientAddress: '192.0.2.1' }),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const look = (filterType: string, filterValue: string, more = {}) =>
    client.proxy('account', { filterType, filterValue, ...more })
  return { ...client, pen, look }
}

test('account: finds nobody by any filter that can hold an address, unless the address is verified', async () => {
  const { pen, look, proxy, proveContact } = await open()
  // a sign-up without a name stores the address as the name
  const key = await generateKeyPair()
  const proof = await proveContact(email, key)
  const named = { userEmail: email, organizationName: email, ...proof }
  const { organizationId } = (await proxy('signup', named)).body
  for (const filter of filters) expect((await look(filter, email)).body).toEqual({ organizationId })
  const required = { verificationTokenRequiredForGetAccountPii: true }
  expect((await pen.submit('updateAuthProxyConfig', required)).code).toBe('OK')
  for (const filter of [...filters, 'PHONE_NUMBER'])
    for (const value of [email, 'nobody@example.com', '+447700900123', 'ada'])
      expect(codeOf(await look(filter, value))).toBe('VERIFICATION_TOKEN_INVALID')
  const { verificationToken } = proof
  for (const filter of filters) {
    const own = await look(filter, email, { verificationToken })
    expect(own.body).toEqual({ organizationId })
    const other = await look(filter, 'nobody@example.com', { verificationToken })
    expect(codeOf(other)).toBe('VERIFICATION_TOKEN_INVALID')
  }
  const byKey = await look('PUBLIC_KEY', key.publicKeyHex)
  expect(byKey.status).toBe(200)
})

test('account: counts ten contacts, by whatever filter they are looked up', async () => {
  const { look } = await open()
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 11; i++)
    codes.push(codeOf(await look(filters[i % filters.length] ?? 'NAME', `n${i}@example.com`)))
  expect(codes.filter((code) => code === undefined)).toHaveLength(10)
  expect(codes[10]).toBe('RATE_LIMIT_EXCEEDED')
})

test('update_user: tells nobody whose address has an account, and takes nothing from whoever has it', async () => {
  const kit = await openApi()
  const owner = await signUp(kit)
  const key = await generateKeyPair()
  const account = await make(kit, { userName: 'Eve', apiKeys: [apiKey(key)] })
  const user = await kit.parts.store.first('users', { organizationId: account })
  const call = { key, organizationId: account }
  const claim = (name: 'updateUser' | 'updateUserEmail', userEmail: string) =>
    kit.submit(name, { userId: user?.id, userEmail }, call)
  for (const name of ['updateUser', 'updateUserEmail'] as const)
    for (const address of ['nobody@example.com', victim])
      expect((await claim(name, address)).code).toBe('OK')
  expect(await kit.parts.store.first('users', { id: user?.id ?? '' })).toMatchObject({
    email: victim,
    emailVerified: false,
  })
  expect(await logIn(kit)).toMatchObject({ code: 'OK', entered: owner })
  expect((await logIn(kit, undefined, { into: account })).code).toBe('ADDRESS_NOT_VERIFIED')
})
