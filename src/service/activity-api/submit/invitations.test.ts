import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { idsOf, membersOf, newInvitation } from '../../../../test/support/members.ts'

async function stage() {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const invite = (...invitations: unknown[]) =>
    kit.submit('createInvitations', { invitations }, call)
  const one = (email: string, more = {}) => newInvitation(kit.root.userId, email, more)
  const takeBack = (invitationId: string) => kit.submit('deleteInvitation', { invitationId }, call)
  return { kit, call, invite, one, takeBack }
}

test('keeps invitations with their tags, and takes one back', async () => {
  const { kit, call, invite, one, takeBack } = await stage()
  const tag = await kit.submit('createUserTag', { userTagName: 'Finance', userIds: [] }, call)
  const receiverUserTags = [resultText(tag, 'userTagId')]
  const invitations = [
    one('NORA@okafor.example', { receiverUserTags, accessType: 'ACCESS_TYPE_ALL' }),
    one('mara@okafor.example'),
  ]
  const reply = await invite(...invitations)
  const [nora = '', mara = ''] = idsOf(reply, 'invitationIds')
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_CREATE_INVITATIONS',
    intent: { createInvitationsIntent: { invitations } },
    result: { createInvitationsResult: { invitationIds: [nora, mara] } },
  })
  expect(await kit.parts.store.first('invitations', { id: nora })).toMatchObject({
    organizationId: kit.organizationId,
    senderUserId: kit.root.userId,
    receiverName: 'Nora Lind',
    receiverEmail: 'nora@okafor.example',
    receiverTagIds: receiverUserTags,
    accessType: 'ACCESS_TYPE_ALL',
  })
  expect(activityOf(await takeBack(nora))).toMatchObject({
    intent: { deleteInvitationIntent: { invitationId: nora } },
    result: { deleteInvitationResult: { invitationId: nora } },
  })
  expect((await takeBack(nora)).code).toBe('INVITATION_NOT_FOUND')
  expect(await kit.parts.store.find('invitations', {})).toMatchObject([{ id: mara }])
})

test('invites an address once, until the invitation is taken back', async () => {
  const { kit, invite, one, takeBack } = await stage()
  const [id = ''] = idsOf(await invite(one('nora@okafor.example')), 'invitationIds')
  const before = await membersOf(kit)
  const again = await invite(one('mara@okafor.example'), one('Nora@Okafor.example'))
  expect(again).toMatchObject({ status: 400, code: 'INVITATION_EXISTS' })
  const twice = await invite(one('mara@okafor.example'), one('mara@okafor.example'))
  expect(twice.code).toBe('INVITATION_EXISTS')
  expect(await membersOf(kit)).toEqual(before)
  await takeBack(id)
  expect((await invite(one('nora@okafor.example'))).code).toBe('OK')
})

test('sends nothing, and gives the invited no right', async () => {
  const { kit, invite, one } = await stage()
  const before = await membersOf(kit)
  await invite(one('nora@okafor.example'))
  expect(kit.sent).toEqual([])
  const { users, credentials } = await membersOf(kit)
  expect([users, credentials]).toEqual([before.users, before.credentials])
})

const refused: [string, string, object][] = [
  ['a name of nothing', 'REQUEST_INVALID', { receiverUserName: ' ' }],
  ['a name of 256 characters', 'REQUEST_INVALID', { receiverUserName: 'a'.repeat(256) }],
  ['what is no address', 'INVALID_EMAIL', { receiverUserEmail: 'nora' }],
  ['two addresses', 'INVALID_EMAIL', { receiverUserEmail: 'a@b.example,c@d.example' }],
  ['an unknown access', 'REQUEST_INVALID', { accessType: 'ACCESS_TYPE_OTHER' }],
  ['an unknown sender', 'USER_NOT_FOUND', { senderUserId: 'x' }],
  ['an unknown tag', 'USER_TAG_NOT_FOUND', { receiverUserTags: ['x'] }],
]

test.each(refused)('refuses %s with %s, and changes nothing', async (_, code, more) => {
  const { kit, invite, one } = await stage()
  const before = await membersOf(kit)
  const wrong = { ...one('nora@okafor.example'), ...more }
  expect((await invite(one('mara@okafor.example'), wrong)).code).toBe(code)
  expect((await invite()).code).toBe('REQUEST_INVALID')
  expect(await membersOf(kit)).toEqual(before)
})

test('keeps an organization at a hundred invitations', async () => {
  const { kit, invite, one } = await stage()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => one(`nora-${from + i}@okafor.example`))
  expect((await invite(...many(0, 99))).code).toBe('OK')
  expect((await invite(...many(99, 2))).code).toBe('REQUEST_INVALID')
  expect((await invite(...many(99, 1))).code).toBe('OK')
  expect(await kit.parts.store.count('invitations', {})).toBe(100)
})
