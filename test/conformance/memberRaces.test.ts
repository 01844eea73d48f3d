import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { addUser, createTestApi } from '../support/activityApi.ts'
import { addFamily, idsOf, newInvitation, newUser } from '../support/members.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 50
const fifty = Array.from({ length: PARALLEL }, (_, i) => i)

describe('however many ask at once,', () => {
  onEachStore((open) => {
    async function openFamily() {
      const store = await open()
      onTestFinished(() => store.close())
      const kit = await createTestApi({ store })
      const { call, root, organizationId } = await addFamily(kit)
      /** The same, submitted fifty times at once: the codes of the answers, and how many there are of each. */
      const race = async (submit: (i: number) => Promise<{ code: string }>) => {
        const counts: Record<string, number> = {}
        for (const { code } of await Promise.all(fifty.map(submit)))
          counts[code] = (counts[code] ?? 0) + 1
        return counts
      }
      return { kit, store, call, root, organizationId, race }
    }

    test('one name makes one tag, and one renamed tag gets it', async () => {
      const { kit, store, call, organizationId, race } = await openFamily()
      const userTagName = 'Finance'
      const made = await race(() => kit.submit('createUserTag', { userTagName, userIds: [] }, call))
      expect(made).toEqual({ OK: 1, USER_TAG_EXISTS: PARALLEL - 1 })
      const others = ['A', 'B', 'C'].map((name) =>
        kit.submit('createUserTag', { userTagName: name, userIds: [] }, call),
      )
      await Promise.all(others)
      const rows = await store.find('userTags', { organizationId })
      const ids = rows.filter(({ name }) => name !== userTagName).map(({ id }) => id)
      const renamed = await race((i) => {
        const edit = { newUserTagName: 'Legal', addUserIds: [], removeUserIds: [] }
        return kit.submit('updateUserTag', { userTagId: ids[i % 3], ...edit }, call)
      })
      // to rename a tag to the name that it has is no fault
      expect((renamed.OK ?? 0) + (renamed.USER_TAG_EXISTS ?? 0)).toBe(PARALLEL)
      expect(await store.count('userTags', { organizationId, name: 'Legal' })).toBe(1)
      expect(await store.count('userTags', { organizationId })).toBe(4)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('a user has a tag once, an address one invitation, a key one user', async () => {
      const { kit, store, call, root, organizationId, race } = await openFamily()
      const { userId } = root
      const tag = await kit.submit('createUserTag', { userTagName: 'A', userIds: [] }, call)
      const { userTagId } = Object(Object.values(Object(tag.body).activity.result)[0])
      const edit = { userTagId, addUserIds: [userId], removeUserIds: [] }
      expect(await race(() => kit.submit('updateUserTag', edit, call))).toEqual({ OK: PARALLEL })
      expect(await store.count('userTagMembers', { organizationId })).toBe(1)

      const invitations = [newInvitation(userId, 'nora@okafor.example')]
      const invited = await race(() => kit.submit('createInvitations', { invitations }, call))
      expect(invited).toEqual({ OK: 1, INVITATION_EXISTS: PARALLEL - 1 })

      const { publicKeyHex: publicKey } = await generateKeyPair()
      const apiKeys = [{ apiKeyName: 'Key', publicKey, curveType: 'API_KEY_CURVE_P256' }]
      const users = [newUser('Nora', { apiKeys })]
      const made = await race(() => kit.submit('createUsers', { users }, call))
      expect(made).toEqual({ OK: 1, CREDENTIAL_CONFLICT: PARALLEL - 1 })
      expect(await store.count('users', { organizationId })).toBe(2)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('an organization has no more tags than it can have', async () => {
      const { kit, store, call, organizationId, race } = await openFamily()
      const made = await race((i) =>
        kit.submit('createUserTag', { userTagName: `Tag ${i}`, userIds: [] }, call),
      )
      expect(made).toEqual({ OK: 10, REQUEST_INVALID: PARALLEL - 10 })
      expect(await store.count('userTags', { organizationId })).toBe(10)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('root users who delete each other leave one, and a tag goes to nobody who is gone', async () => {
      const { kit, store, root, call, organizationId } = await openFamily()
      const roots = [root]
      while (roots.length < 10) roots.push(await addUser(kit.parts, organizationId, 'root'))
      const deletions = roots.map(({ key }, i) => {
        const next = roots[(i + 1) % roots.length]?.userId ?? ''
        return kit.submit('deleteUsers', { userIds: [next] }, { key, organizationId })
      })
      const users = [newUser('A'), newUser('B')]
      const tagging = kit.submit(
        'createUserTag',
        { userTagName: 'All', userIds: roots.map(({ userId }) => userId) },
        call,
      )
      await Promise.all([...deletions, tagging, kit.submit('createUsers', { users }, call)])
      const left = await store.find('users', { organizationId, role: 'root' })
      expect(left.length).toBeGreaterThanOrEqual(1)
      const ids = new Set((await store.find('users', { organizationId })).map(({ id }) => id))
      for (const table of ['credentials', 'userTagMembers'] as const)
        for (const { userId } of await store.find(table, { organizationId }))
          expect(ids.has(userId)).toBe(true)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('every user who is answered is there', async () => {
      const { kit, store, call, organizationId } = await openFamily()
      const replies = await Promise.all(
        fifty.map((i) => kit.submit('createUsers', { users: [newUser(`User ${i}`)] }, call)),
      )
      const answered = replies.flatMap((reply) => idsOf(reply, 'userIds'))
      const kept = (await store.find('users', { organizationId, role: 'user' })).map(({ id }) => id)
      expect(answered.toSorted()).toEqual(kept)
      expect(kept).toHaveLength(PARALLEL)
    }, 120_000)
  })
})
