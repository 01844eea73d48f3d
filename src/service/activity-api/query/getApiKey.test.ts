import { expect, test } from 'vitest'
import { addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { allowPasskeys, signUpWithPasskey } from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'

test('answers one key to its user and to root users, and to nobody else', async () => {
  const kit = await createTestApi()
  const { organizationId, root, call } = await addFamily(kit)
  const sibling = await addFamily(kit)
  const member = await addUser(kit.parts, organizationId, 'user')
  const [own] = await kit.parts.store.find('credentials', { userId: member.userId })
  const [roots] = await kit.parts.store.find('credentials', { userId: root.userId })
  const ask = async (key: typeof root.key, id = own?.id) =>
    kit.query('getApiKey', { apiKeyId: id }, { key, organizationId })
  for (const key of [root.key, member.key, kit.root.key])
    expect((await ask(key)).body).toMatchObject({
      apiKey: { apiKeyId: own?.id, credential: { publicKey: member.key.publicKeyHex } },
    })
  const foreign = await ask(member.key, roots?.id)
  expect([foreign.status, foreign.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
  expect(await ask(member.key, 'x')).toEqual(foreign)
  expect((await ask(sibling.root.key)).code).toBe('ORGANIZATION_NOT_FOUND')
  expect((await ask(kit.proxy.key)).code).toBe('REQUEST_NOT_AUTHORIZED')
  const elsewhere = await kit.query('getApiKey', { apiKeyId: own?.id }, sibling.call)
  expect(elsewhere.code).toBe('API_KEY_NOT_FOUND')
  expect(call.organizationId).toBe(organizationId)
})

test('knows a key no more when it is over', async () => {
  const kit = await createTestApi()
  const { call } = await addFamily(kit)
  const [row] = await kit.parts.store.find('credentials', { publicKey: call.key.publicKeyHex })
  const publicKey = `02${'11'.repeat(32)}`
  const expiresAtMs = kit.clock.time + 1000
  if (!row) throw new Error('there is no key')
  const ending = { ...row, id: kit.parts.newId(), publicKey, expiresAtMs }
  await kit.parts.store.transaction((tx) => tx.insert('credentials', ending))
  const ask = async () => (await kit.query('getApiKey', { apiKeyId: ending.id }, call)).code
  expect(await ask()).toBe('OK')
  kit.clock.time += 1000
  expect(await ask()).toBe('API_KEY_NOT_FOUND')
})

test('answers one passkey to those who may ask', async () => {
  const kit = await createTestApi()
  await allowPasskeys(kit)
  const { organizationId } = await signUpWithPasskey(kit, await createSoftAuthenticator())
  const [row] = await kit.parts.store.find('authenticators', { organizationId })
  const member = await addUser(kit.parts, organizationId, 'user')
  const ask = (key: typeof member.key, authenticatorId = row?.id) =>
    kit.query('getAuthenticator', { authenticatorId }, { key, organizationId })
  expect((await ask(kit.root.key)).body).toMatchObject({
    authenticator: { authenticatorId: row?.id, credentialId: row?.credentialId },
  })
  const foreign = await ask(member.key)
  expect([foreign.status, foreign.code]).toEqual([404, 'AUTHENTICATOR_NOT_FOUND'])
  expect(await ask(member.key, 'x')).toEqual(foreign)
})
