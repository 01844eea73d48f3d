import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { nonceOf } from '../../../../test/support/nonceOf.ts'
import { signupParameters } from '../../../../test/support/otpSteps.ts'
import { createTestIssuer, trustIssuers } from '../../../../test/support/testIssuer.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { sealForService } from '../../../crypto/quorum/sealForService.ts'

const key = await generateKeyPair()
const good = {
  authCode: 'the-code',
  redirectUri: 'https://app.example/',
  codeVerifier: 'v'.repeat(43),
  nonce: nonceOf(key.publicKeyHex),
}

/** An API whose way out leads to X, which knows one client and its secret. */
async function stage() {
  const site = await createTestIssuer()
  const kit = await createTestApi({ outboundFetch: site.fetch })
  await trustIssuers(kit.parts, kit.organizationId, [site.provider])
  const seen: (string | null)[] = []
  site.documents.set('https://api.x.com/2/oauth2/token', (request) => {
    seen.push(request.headers.get('authorization'))
    return Response.json({ access_token: 'access', token_type: 'bearer' })
  })
  site.documents.set('https://api.x.com/2/users/me', () => Response.json({ data: { id: '4711' } }))
  const call = { key: kit.root.key }
  const { publicKeyUncompressedHex } = kit.parts.keys.clientSecret
  const encryptedClientSecret = await sealForService('top-secret', publicKeyUncompressedHex)
  const client = { provider: 'OAUTH2_PROVIDER_X', clientId: 'client', encryptedClientSecret }
  const make = (more: object = {}) =>
    kit.submit('createOauth2Credential', { ...client, ...more }, call)
  const authenticate = (more: object) =>
    kit.submit('oauth2Authenticate', { ...good, ...more }, call)
  return { kit, site, seen, call, client, make, authenticate, encryptedClientSecret }
}

test('keeps a client, answers it as it came, replaces it and forgets it', async () => {
  const { kit, call, client, make } = await stage()
  const oauth2CredentialId = resultText(await make(), 'oauth2CredentialId')
  const one = await kit.query('getOauth2Credential', { oauth2CredentialId })
  const oauth2Credential = {
    oauth2CredentialId,
    organizationId: kit.organizationId,
    ...client,
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
  }
  expect(one.body).toEqual({ oauth2Credential })
  const all = await kit.query('listOauth2Credentials')
  expect(all.body).toEqual({ oauth2Credentials: [oauth2Credential] })
  const other = { ...client, provider: 'OAUTH2_PROVIDER_DISCORD', clientId: 'client-2' }
  const update = await kit.submit('updateOauth2Credential', { oauth2CredentialId, ...other }, call)
  expect(activityOf(update).result).toEqual({
    updateOauth2CredentialResult: { oauth2CredentialId },
  })
  const now = await kit.query('getOauth2Credential', { oauth2CredentialId })
  expect(now.body).toMatchObject({ oauth2Credential: other })
  const gone = await kit.submit('deleteOauth2Credential', { oauth2CredentialId }, call)
  expect(gone.code).toBe('OK')
  for (const reply of [
    await kit.query('getOauth2Credential', { oauth2CredentialId }),
    await kit.submit('deleteOauth2Credential', { oauth2CredentialId }, call),
    await kit.submit('updateOauth2Credential', { oauth2CredentialId, ...other }, call),
  ])
    expect([reply.status, reply.code]).toEqual([404, 'OAUTH2_CREDENTIAL_NOT_FOUND'])
})

test('trades a code with the client that is named, for a token that signs up and logs in', async () => {
  const { kit, seen, make, authenticate } = await stage()
  const oauth2CredentialId = resultText(await make(), 'oauth2CredentialId')
  const oidcToken = resultText(await authenticate({ oauth2CredentialId }), 'oidcToken')
  expect(seen).toEqual([`Basic ${btoa('client:top%2Dsecret')}`])
  const oauthProviders = [{ providerName: 'X', oidcToken }]
  const signedUp = await kit.submit('createSubOrganization', signupParameters({ oauthProviders }))
  expect(signedUp.code).toBe('OK')
  const login = { oidcToken, publicKey: key.publicKeyHex }
  expect((await kit.submit('oauthLogin', login)).code).toBe('OK')
  const gone = { oauth2CredentialId }
  await kit.submit('deleteOauth2Credential', gone, { key: kit.root.key })
  expect((await authenticate(gone)).code).toBe('OAUTH2_CREDENTIAL_NOT_FOUND')
  expect((await kit.submit('oauthLogin', login)).code).toBe('OIDC_TOKEN_INVALID')
})

test('refuses a secret that was not encrypted to this service before the code is spent', async () => {
  const { seen, make, authenticate, encryptedClientSecret } = await stage()
  for (const secret of ['top-secret', `${encryptedClientSecret}00`, 'ab'.repeat(100)]) {
    const made = await make({ encryptedClientSecret: secret })
    const oauth2CredentialId = resultText(made, 'oauth2CredentialId')
    const reply = await authenticate({ oauth2CredentialId })
    expect([reply.status, reply.code]).toEqual([400, 'OAUTH2_PROVIDER_NOT_CONFIGURED'])
  }
  expect(seen).toEqual([])
})

test('takes a credential for its own client only', async () => {
  const { seen, make, authenticate } = await stage()
  const oauth2CredentialId = resultText(await make(), 'oauth2CredentialId')
  for (const more of [{ provider: 'OAUTH2_PROVIDER_DISCORD' }, { clientId: 'other' }])
    expect((await authenticate({ oauth2CredentialId, ...more })).code).toBe('REQUEST_INVALID')
  expect((await authenticate({})).code).toBe('REQUEST_INVALID')
  expect(seen).toEqual([])
  const named = { oauth2CredentialId, provider: 'OAUTH2_PROVIDER_X', clientId: 'client' }
  expect((await authenticate(named)).code).toBe('OK')
})

test.each<[string, object]>([
  ['a provider that nobody knows', { provider: 'OAUTH2_PROVIDER_GOOGLE' }],
  ['no client', { clientId: '' }],
  ['no secret', { encryptedClientSecret: '' }],
])('refuses %s, and keeps nothing', async (_, change) => {
  const { kit, make } = await stage()
  expect((await make(change)).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('oauth2Credentials', {})).toBe(0)
})

test('keeps the secret sealed in its own row, and out of the record', async () => {
  const { kit, make, authenticate, encryptedClientSecret } = await stage()
  const reply = await make()
  const { store } = kit.parts
  const record = await kit.query('getActivity', { activityId: activityOf(reply).id })
  const kept = JSON.stringify([
    await store.find('oauth2Credentials', {}),
    await store.find('activities', {}),
    record.body,
  ])
  expect(kept).toContain('"clientId":"client"')
  for (const secret of ['top-secret', encryptedClientSecret]) expect(kept).not.toContain(secret)
  const oauth2CredentialId = resultText(await make({ clientId: 'other' }), 'oauth2CredentialId')
  const [first] = await store.find('oauth2Credentials', {})
  const stolen = { sealedSecret: first?.sealedSecret ?? '' }
  await store.transaction((tx) =>
    tx.update('oauth2Credentials', { id: oauth2CredentialId }, stolen),
  )
  expect((await authenticate({ oauth2CredentialId })).code).toBe('INTERNAL')
})

test('is no business of a sub-organization, nor of the proxy', async () => {
  const { kit, client, make } = await stage()
  const { call } = await addFamily(kit)
  const oauth2CredentialId = resultText(await make(), 'oauth2CredentialId')
  const create = (by: object) => kit.submit('createOauth2Credential', client, by)
  expect((await create(call)).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await create({ key: kit.proxy.key })).code).toBe('REQUEST_NOT_AUTHORIZED')
  const seen = await kit.query('getOauth2Credential', { oauth2CredentialId }, call)
  expect(seen.code).toBe('OAUTH2_CREDENTIAL_NOT_FOUND')
  const proxy = await kit.query('listOauth2Credentials', {}, { key: kit.proxy.key })
  expect(proxy.code).toBe('REQUEST_NOT_AUTHORIZED')
})
