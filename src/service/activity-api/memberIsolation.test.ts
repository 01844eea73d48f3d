import { expect, test } from 'vitest'
import { addUser, createTestApi, resultText } from '../../../test/support/activityApi.ts'
import {
  addFamily,
  idsOf,
  membersOf,
  newInvitation,
  newUser,
} from '../../../test/support/members.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { submitEndpoints } from '../../wire/submitEndpoints.ts'

type Name = keyof typeof submitEndpoints
type Ids = { readonly user: string; readonly tag: string; readonly invitation: string }

/** An organization with a user, a tag and an invitation. */
async function filled(kit: Awaited<ReturnType<typeof createTestApi>>) {
  const family = await addFamily(kit)
  const { call, organizationId, root } = family
  const user = (await addUser(kit.parts, organizationId, 'user')).userId
  const tagging = await kit.submit('createUserTag', { userTagName: 'A', userIds: [user] }, call)
  const inviting = await kit.submit(
    'createInvitations',
    { invitations: [newInvitation(root.userId, 'nora@okafor.example')] },
    call,
  )
  const [invitation = ''] = idsOf(inviting, 'invitationIds')
  const ids: Ids = { user, tag: resultText(tagging, 'userTagId'), invitation }
  return { ...family, ids }
}

const mara = 'mara@okafor.example'
/** Every place of an id in these activities: `named` is the id in question, `own` are good ones. */
const places: readonly [name: Name, of: keyof Ids, with_: (named: string, own: Ids) => unknown][] =
  [
    ['createUsers', 'tag', (id) => ({ users: [newUser('Mara', { userTags: [id] })] })],
    ['updateUser', 'user', (userId) => ({ userId, userName: 'Mara' })],
    ['updateUser', 'tag', (id, { user }) => ({ userId: user, userTagIds: [id] })],
    ['updateUserName', 'user', (userId) => ({ userId, userName: 'Mara' })],
    ['deleteUsers', 'user', (id, { user }) => ({ userIds: [user, id] })],
    ['createUserTag', 'user', (id) => ({ userTagName: 'B', userIds: [id] })],
    ['updateUserTag', 'tag', (userTagId) => ({ ...edit, userTagId, newUserTagName: 'B' })],
    ['updateUserTag', 'user', (id, { tag }) => ({ ...edit, userTagId: tag, addUserIds: [id] })],
    ['updateUserTag', 'user', (id, { tag }) => ({ ...edit, userTagId: tag, removeUserIds: [id] })],
    ['deleteUserTags', 'tag', (id, { tag }) => ({ userTagIds: [tag, id] })],
    ['createInvitations', 'user', (id) => ({ invitations: [newInvitation(id, mara)] })],
    [
      'createInvitations',
      'tag',
      (id, { user }) => ({ invitations: [newInvitation(user, mara, { receiverUserTags: [id] })] }),
    ],
    ['deleteInvitation', 'invitation', (invitationId) => ({ invitationId })],
  ]
const edit = { addUserIds: [], removeUserIds: [] }

test('T34 answers for an id of another organization as for one that nobody has, and changes nothing', async () => {
  const kit = await createTestApi()
  const [own, sibling] = [await filled(kit), await filled(kit)]
  const before = await membersOf(kit)
  let same = 0
  for (const [name, of, parametersWith] of places) {
    const foreign = await kit.submit(name, parametersWith(sibling.ids[of], own.ids), own.call)
    const missing = await kit.submit(name, parametersWith(kit.parts.newId(), own.ids), own.call)
    expect([name, foreign]).toEqual([name, missing])
    expect([name, foreign.status]).toEqual([name, 404])
    same++
  }
  expect(await membersOf(kit)).toEqual(before)
  printCount('T34 foreign ids among members answered as missing', same, places.length)
})

test('T34 lets only a root user of the organization itself change who belongs to it', async () => {
  const kit = await createTestApi()
  const [own, sibling] = [await filled(kit), await filled(kit)]
  const { organizationId } = own
  const member = await addUser(kit.parts, organizationId, 'user')
  const callers = [
    [kit.root.key, 'REQUEST_NOT_AUTHORIZED'],
    [kit.proxy.key, 'REQUEST_NOT_AUTHORIZED'],
    [member.key, 'REQUEST_NOT_AUTHORIZED'],
    [sibling.root.key, 'ORGANIZATION_NOT_FOUND'],
    [await generateKeyPair(), 'PUBLIC_KEY_NOT_FOUND'],
  ] as const
  const before = await membersOf(kit)
  let refused = 0
  for (const [name, of, parametersWith] of places)
    for (const [key, code] of callers) {
      const parameters = parametersWith(own.ids[of], own.ids)
      const reply = await kit.submit(name, parameters, { key, organizationId })
      expect([name, reply.code]).toEqual([name, code])
      refused++
    }
  expect(await membersOf(kit)).toEqual(before)
  printCount('T34 changes of members by others refused', refused, places.length * callers.length)
})

test('does each of them for a root user, where the ids are the own ones', async () => {
  for (const [name, of, parametersWith] of places) {
    const kit = await createTestApi()
    const { call, ids } = await filled(kit)
    const reply = await kit.submit(name, parametersWith(ids[of], ids), call)
    expect([name, reply.code]).toEqual([name, 'OK'])
  }
})
