import { expect, test } from 'vitest'
import { addUser, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { signUp } from '../../../../test/support/otpSteps.ts'
import { allowPasskeys, signUpWithPasskey } from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

test('lists every user of an organization just as get_user answers it, the oldest first', async () => {
  const kit = await createTestApi()
  await allowPasskeys(kit)
  const { organizationId, userId } = await signUpWithPasskey(kit, await createSoftAuthenticator())
  const root = await addUser(kit.parts, organizationId, 'root', { email: 'a@okafor.example' })
  const call = { key: root.key, organizationId }
  const member = await addUser(kit.parts, organizationId, 'user')
  const tagged = { userTagName: 'Finance', userIds: [member.userId, userId] }
  const tagId = resultText(await kit.submit('createUserTag', tagged, call), 'userTagId')
  const { users } = Object((await kit.query('listUsers', {}, call)).body)
  const each = []
  for (const id of [userId, root.userId, member.userId])
    each.push(Object((await kit.query('getUser', { userId: id }, call)).body).user)
  expect(users).toEqual(each)
  expect(users).toMatchObject([
    { userTags: [tagId], authenticators: [{}], apiKeys: [] },
    { userTags: [], apiKeys: [{}], userEmail: 'a@okafor.example' },
    { userTags: [tagId], apiKeys: [{}] },
  ])
})

test('answers to every user there and of the parent but the proxy, and to nobody else', async () => {
  const kit = await createTestApi()
  const { call, organizationId } = await addFamily(kit)
  const { call: sibling } = await addFamily(kit)
  const member = await addUser(kit.parts, organizationId, 'user')
  const stranger = await generateKeyPair()
  const ask = async (key: typeof stranger) => [
    (await kit.query('listUsers', {}, { key, organizationId })).code,
    (await kit.query('listUserTags', {}, { key, organizationId })).code,
  ]
  const both = (code: string) => [code, code]
  expect(await ask(call.key)).toEqual(both('OK'))
  expect(await ask(kit.root.key)).toEqual(both('OK'))
  expect(await ask(member.key)).toEqual(both('OK'))
  expect(await ask(kit.proxy.key)).toEqual(both('REQUEST_NOT_AUTHORIZED'))
  expect(await ask(sibling.key)).toEqual(both('ORGANIZATION_NOT_FOUND'))
  expect(await ask(stranger)).toEqual(both('PUBLIC_KEY_NOT_FOUND'))
})

test('lists nobody and no tag of another organization', async () => {
  const kit = await createTestApi()
  const email = 'mara@okafor.example'
  const key = await generateKeyPair()
  const organizationId = await signUp(kit, email, key)
  const { call } = await addFamily(kit)
  const tag = { userTagName: 'Theirs', userIds: [] }
  await kit.submit('createUserTag', tag, { key: kit.root.key })
  const users = JSON.stringify((await kit.query('listUsers')).body)
  expect(users).toContain(kit.root.userId)
  expect(users).not.toContain(email)
  const seen = await kit.query('listUsers', {}, { organizationId })
  expect(Object(seen.body).users).toMatchObject([{ userEmail: email }])
  expect((await kit.query('listUserTags', {}, call)).body).toEqual({ userTags: [] })
})
