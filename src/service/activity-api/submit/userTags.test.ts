import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  resultText,
} from '../../../../test/support/activityApi.ts'
import { addFamily, idsOf, membersOf, newInvitation } from '../../../../test/support/members.ts'

async function stage() {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const { organizationId } = kit
  const add = async () => (await addUser(kit.parts, organizationId, 'user')).userId
  const users = [await add(), await add(), await add()] as const
  const create = (userTagName: string, userIds: readonly string[] = []) =>
    kit.submit('createUserTag', { userTagName, userIds }, call)
  const made = async (name: string, userIds: readonly string[] = []) =>
    resultText(await create(name, userIds), 'userTagId')
  const update = (userTagId: string, more: object) =>
    kit.submit('updateUserTag', { userTagId, addUserIds: [], removeUserIds: [], ...more }, call)
  const remove = (userTagIds: readonly string[]) =>
    kit.submit('deleteUserTags', { userTagIds }, call)
  const tagsOf = async (userId: string): Promise<unknown> =>
    Object((await kit.query('getUser', { userId })).body).user.userTags
  const list = async (): Promise<unknown> => Object((await kit.query('listUserTags')).body).userTags
  return { kit, call, users, create, made, update, remove, tagsOf, list }
}

test('makes a tag, gives it to users, and lists it', async () => {
  const { kit, users, create, made, tagsOf, list } = await stage()
  const [mara, nora] = users
  const reply = await create('Finance', [mara, nora, mara])
  const tagId = resultText(reply, 'userTagId')
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_CREATE_USER_TAG',
    intent: { createUserTagIntent: { userTagName: 'Finance', userIds: [mara, nora, mara] } },
    result: { createUserTagResult: { userTagId: tagId, userIds: [mara, nora] } },
  })
  const legal = await made('Legal')
  expect([await tagsOf(mara), await tagsOf(users[2])]).toEqual([[tagId], []])
  const time = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  const times = { createdAt: time, updatedAt: time }
  expect(await list()).toEqual([
    { tagId, tagName: 'Finance', tagType: 'TAG_TYPE_USER', ...times },
    { tagId: legal, tagName: 'Legal', tagType: 'TAG_TYPE_USER', ...times },
  ])
})

test('renames a tag and changes who has it, whatever its users had before', async () => {
  const { kit, users, made, update, tagsOf, list } = await stage()
  const [mara, nora, ines] = users
  const id = await made('Finance', [mara, nora])
  kit.clock.time += 9000
  const parameters = { newUserTagName: 'Money', addUserIds: [nora, ines], removeUserIds: [mara] }
  expect(activityOf(await update(id, parameters))).toMatchObject({
    intent: { updateUserTagIntent: { userTagId: id, ...parameters } },
    result: { updateUserTagResult: { userTagId: id } },
  })
  expect([await tagsOf(mara), await tagsOf(nora), await tagsOf(ines)]).toEqual([[], [id], [id]])
  expect(await list()).toMatchObject([
    { tagId: id, tagName: 'Money', updatedAt: { seconds: String(kit.clock.time / 1000) } },
  ])
  expect((await update(id, { newUserTagName: 'Money' })).code).toBe('OK')
  expect((await update(id, { removeUserIds: [mara] })).code).toBe('OK')
  expect(await made('Finance')).not.toBe(id)
  expect(await list()).toMatchObject([{ tagName: 'Money' }, { tagName: 'Finance' }])
})

test('deletes tags, and tells which users lost one', async () => {
  const { kit, call, users, made, remove, tagsOf, list } = await stage()
  const [mara, nora] = users
  const [finance, legal] = [await made('Finance', [mara, nora]), await made('Legal', [nora])]
  const kept = await made('Kept', [mara])
  const invitation = newInvitation(mara, 'a@okafor.example', { receiverUserTags: [legal, kept] })
  await kit.submit('createInvitations', { invitations: [invitation] }, call)
  const reply = await remove([finance, legal, legal])
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_DELETE_USER_TAGS',
    intent: { deleteUserTagsIntent: { userTagIds: [finance, legal, legal] } },
    result: { deleteUserTagsResult: { userTagIds: [finance, legal], userIds: [mara, nora] } },
  })
  expect([await tagsOf(mara), await tagsOf(nora)]).toEqual([[kept], []])
  expect(await list()).toMatchObject([{ tagId: kept }])
  expect(await kit.parts.store.find('invitations', {})).toMatchObject([{ receiverTagIds: [kept] }])
  expect(idsOf(await remove([kept]), 'userIds')).toEqual([mara])
  expect((await remove([finance])).code).toBe('USER_TAG_NOT_FOUND')
})

test('refuses what it cannot do, and then changes nothing', async () => {
  const { kit, users, create, made, update, remove } = await stage()
  const [mara, nora] = users
  const id = await made('Finance', [mara])
  await made('Legal')
  const before = await membersOf(kit)
  const long = 'a'.repeat(256)
  const many = Array(101).fill(mara)
  const refused: [string, Promise<{ code: string }>][] = [
    ['USER_TAG_EXISTS', create('Finance')],
    ['REQUEST_INVALID', create('')],
    ['REQUEST_INVALID', create(' ')],
    ['REQUEST_INVALID', create(long)],
    ['REQUEST_INVALID', create('a\u0007')],
    ['REQUEST_INVALID', create('Many', many)],
    ['USER_NOT_FOUND', create('New', [mara, 'x'])],
    ['REQUEST_INVALID', update(id, {})],
    ['REQUEST_INVALID', update(id, { addUserIds: [nora], removeUserIds: [nora] })],
    ['REQUEST_INVALID', update(id, { newUserTagName: long })],
    ['REQUEST_INVALID', update(id, { addUserIds: many })],
    ['USER_TAG_EXISTS', update(id, { newUserTagName: 'Legal', addUserIds: [nora] })],
    ['USER_TAG_NOT_FOUND', update('x', { newUserTagName: 'New' })],
    ['USER_NOT_FOUND', update(id, { newUserTagName: 'New', addUserIds: ['x'] })],
    ['USER_NOT_FOUND', update(id, { newUserTagName: 'New', removeUserIds: ['x'] })],
    ['USER_TAG_NOT_FOUND', remove([id, 'x'])],
    ['REQUEST_INVALID', remove([])],
    ['REQUEST_INVALID', remove(Array(101).fill(id))],
  ]
  for (const [code, reply] of refused) expect((await reply).code).toBe(code)
  expect(await membersOf(kit)).toEqual(before)
  expect((await create('finance')).code).toBe('OK')
})

test('keeps an organization at a hundred tags, and a sub-organization at ten', async () => {
  const { kit, create } = await stage()
  const { call, organizationId } = await addFamily(kit)
  const codes = async (count: number, make: (name: string) => Promise<{ code: string }>) => {
    const seen = []
    for (let i = 0; i < count; i++) seen.push((await make(`Tag ${i}`)).code)
    return seen
  }
  const inSub = (userTagName: string) =>
    kit.submit('createUserTag', { userTagName, userIds: [] }, call)
  expect((await codes(11, inSub)).indexOf('REQUEST_INVALID')).toBe(10)
  expect((await codes(101, create)).indexOf('REQUEST_INVALID')).toBe(100)
  expect(await kit.parts.store.count('userTags', { organizationId })).toBe(10)
  expect(await kit.parts.store.count('userTags', { organizationId: kit.organizationId })).toBe(100)
})
