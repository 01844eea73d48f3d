import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { createService } from '../../src/service/createService.ts'
import { apiKey, contacts, email, logIn, make, openApi, phone } from '../support/namedAccounts.ts'
import { createProxyClient } from '../support/proxyClient.ts'

/** More accounts than one look-up reads. */
const CROWD = 101

test.each(contacts)(
  'a login by %s finds the account of its own key among any number that strangers made',
  async (_name, contact) => {
    const kit = await openApi()
    const apiKeys = [apiKey(await generateKeyPair())]
    for (let i = 0; i < CROWD; i++) await make(kit, { ...contact, apiKeys })
    const key = await generateKeyPair()
    const account = await make(kit, { ...contact, apiKeys: [apiKey(key)] })
    expect(await logIn(kit, contact, { key, by: 'stampLogin' })).toMatchObject({
      code: 'OK',
      entered: account,
    })
    expect(await logIn(kit, contact)).toMatchObject({ code: 'OK', entered: account })
  },
)

test('a login by a key does not enter an account that has another address', async () => {
  const kit = await openApi()
  const key = await generateKeyPair()
  await make(kit, { userPhoneNumber: phone, apiKeys: [apiKey(key)] })
  expect((await logIn(kit, { userEmail: email }, { key })).code).toBe('ORGANIZATION_NOT_FOUND')
})

test('account: names the account that the token’s own key opens among a page of strangers’', async () => {
  const service = await createService({ development: true })
  onTestFinished(() => service.close())
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const apiKeys = [apiKey(await generateKeyPair())]
  const squat = () => client.proxy('signup', { userEmail: email, apiKeys })
  for (let i = 0; i < 10; i++) expect((await squat()).status).toBe(200)
  const key = await generateKeyPair()
  const own = await client.proxy('signup', { userEmail: email, apiKeys: [apiKey(key)] })
  const { organizationId } = own.body
  await squat()
  const proof = await client.proveContact(email, key)
  const lookup = { filterType: 'EMAIL', filterValue: email }
  const { verificationToken } = proof
  const found = await client.proxy('account', { ...lookup, verificationToken })
  expect(found.body).toEqual({ organizationId })
  const login = await client.proxy('otp_login', { ...proof, publicKey: key.publicKeyHex })
  expect(readToken(String(login.body.session))).toMatchObject({ organization_id: organizationId })
})
