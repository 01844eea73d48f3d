import { expect, test } from 'vitest'
import { activityOf, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { addFamily, membersOf, newInvitation } from '../../../../test/support/members.ts'
import { allowPasskeys, signUpWithPasskey } from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'

async function stage() {
  const kit = await createTestApi()
  const { call, organizationId, root } = await addFamily(kit)
  const remove = (userIds: readonly string[], how: object = call) =>
    kit.submit('deleteUsers', { userIds }, how)
  const add = (role: 'root' | 'user') => addUser(kit.parts, organizationId, role)
  return { kit, call, organizationId, root, remove, add }
}

test('deletes users with their keys, passkeys, tags and invitations', async () => {
  const { kit, call, organizationId, root, remove, add } = await stage()
  await allowPasskeys(kit)
  const [first, second] = [await add('user'), await add('root')]
  const before = await membersOf(kit)
  const later = await add('user')
  const { register } = await createSoftAuthenticator()
  const authenticators = [await register()]
  const { userId } = later
  for (const reply of [
    await kit.submit('createAuthenticators', { userId, authenticators }, call),
    await kit.submit('createUserTag', { userTagName: 'Finance', userIds: [userId] }, call),
    await kit.submit(
      'createInvitations',
      { invitations: [newInvitation(userId, 'nora@okafor.example')] },
      call,
    ),
  ])
    expect(reply.code).toBe('OK')
  const reply = await remove([userId, userId])
  expect(activityOf(reply)).toMatchObject({
    intent: { deleteUsersIntent: { userIds: [userId, userId] } },
    result: { deleteUsersResult: { userIds: [userId] } },
  })
  const after = await membersOf(kit)
  expect({ ...after, userTags: [], activities: 0 }).toEqual({ ...before, activities: 0 })
  expect(after.userTags).toHaveLength(1)
  const gone = await kit.query('whoami', {}, { key: later.key, organizationId })
  expect(gone.code).toBe('PUBLIC_KEY_NOT_FOUND')
  expect((await remove([first.userId, second.userId])).code).toBe('OK')
  expect(await kit.parts.store.find('users', { organizationId })).toMatchObject([
    { id: root.userId },
  ])
})

test('frees the ways in of whoever is deleted', async () => {
  const kit = await createTestApi()
  await allowPasskeys(kit)
  const passkey = await createSoftAuthenticator()
  const { organizationId, userId } = await signUpWithPasskey(kit, passkey)
  const other = await addUser(kit.parts, organizationId, 'root')
  const call = { key: other.key, organizationId }
  expect((await kit.submit('deleteUsers', { userIds: [userId] }, call)).code).toBe('OK')
  expect((await signUpWithPasskey(kit, passkey)).organizationId).not.toBe(organizationId)
})

test('keeps the last root user, whoever asks, and says why', async () => {
  const { kit, root, remove, add } = await stage()
  await add('user')
  const before = await membersOf(kit)
  expect(await remove([root.userId])).toMatchObject({
    status: 400,
    code: 'USER_REQUIRED',
    detail: { description: 'the organization needs 1 root user' },
  })
  expect(await membersOf(kit)).toEqual(before)
})

test('keeps as many root users as the quorum needs', async () => {
  const { kit, root, organizationId, remove, add } = await stage()
  const { store } = kit.parts
  const [second, third] = [await add('root'), await add('root')]
  const call = { key: second.key, organizationId }
  const userIds = [root.userId, second.userId, third.userId]
  await kit.submit('updateRootQuorum', { threshold: 2, userIds }, call)
  /** Asks for it as one root user, and approves as another. */
  const removeByTwo = async (ids: readonly string[]) => {
    const { fingerprint } = activityOf(await remove([...ids]))
    return activityOf(await kit.submit('approveActivity', { fingerprint }, call))
  }
  const both = await removeByTwo([second.userId, third.userId])
  expect(both).toMatchObject({
    status: 'ACTIVITY_STATUS_FAILED',
    failure: { code: 3, message: expect.stringContaining('needs 2 root users') },
  })
  expect((await removeByTwo([third.userId])).status).toBe('ACTIVITY_STATUS_COMPLETED')
  expect((await removeByTwo([second.userId])).status).toBe('ACTIVITY_STATUS_FAILED')
  expect(await store.count('users', { organizationId })).toBe(2)
})

test('lets nobody delete itself, and nobody the user of the auth proxy', async () => {
  const { kit, root, remove, add } = await stage()
  const second = await add('root')
  const before = await membersOf(kit)
  const own = await remove([second.userId, root.userId])
  expect(own.code).toBe('USER_REQUIRED')
  expect(await remove([root.userId])).toMatchObject({
    code: 'USER_REQUIRED',
    detail: { description: 'nobody can delete itself' },
  })
  expect(await remove([kit.proxy.userId], { key: kit.root.key })).toMatchObject({
    code: 'USER_REQUIRED',
    detail: { description: 'the auth proxy acts by it' },
  })
  expect(await membersOf(kit)).toEqual(before)
})

test('deletes all or none, and needs somebody to delete', async () => {
  const { kit, remove, add } = await stage()
  const { userId } = await add('user')
  const before = await membersOf(kit)
  expect((await remove([userId, 'x'])).code).toBe('USER_NOT_FOUND')
  expect((await remove([userId, kit.root.userId])).code).toBe('USER_NOT_FOUND')
  expect((await remove([])).code).toBe('REQUEST_INVALID')
  expect((await remove(Array(101).fill(userId))).code).toBe('REQUEST_INVALID')
  expect(await membersOf(kit)).toEqual(before)
})
