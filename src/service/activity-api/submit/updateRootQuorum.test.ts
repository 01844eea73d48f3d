import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import { addPolicy, addQuorum, standing } from '../../../../test/support/consensus.ts'

async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 2, users: 2, threshold: 1 })
  const [ada, ben] = place.roots
  const [cleo, dan] = place.users
  if (!ada || !ben || !cleo || !dan) throw new Error('too few users')
  const roles = async () => {
    const rows = await kit.parts.store.find('users', { organizationId: place.organizationId })
    return new Map(rows.map(({ id, role }) => [id, role]))
  }
  return { kit, ...place, ada, ben, cleo, dan, roles }
}

test('makes exactly the named users the root users, who decide from then on', async () => {
  const { submit, approve, roles, ada, ben, cleo, dan } = await stage()
  const userIds = [ada.userId, cleo.userId]
  const reply = await submit(ada, 'updateRootQuorum', { threshold: 2, userIds })
  expect(activityOf(reply)).toMatchObject({
    intent: { updateRootQuorumIntent: { threshold: 2, userIds } },
    result: { updateRootQuorumResult: {} },
  })
  expect(await roles()).toEqual(
    new Map([
      [ada.userId, 'root'],
      [ben.userId, 'user'],
      [cleo.userId, 'root'],
      [dan.userId, 'user'],
    ]),
  )
  const tag = { userTagName: 'Finance', userIds: [] }
  const { fingerprint, status } = activityOf(await submit(ada, 'createUserTag', tag))
  expect(status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  expect(standing(await approve(ben, fingerprint))).toBe('REQUEST_NOT_AUTHORIZED')
  expect(standing(await approve(cleo, fingerprint))).toBe('COMPLETED')
})

test('refuses a quorum that nobody could reach, and users who cannot be in it', async () => {
  const { kit, submit, roles, ada, organizationId } = await stage()
  const before = await roles()
  const change = async (threshold: number, userIds: string[]) =>
    (await submit(ada, 'updateRootQuorum', { threshold, userIds })).code
  expect(await change(2, [ada.userId])).toBe('REQUEST_INVALID')
  expect(await change(2, [ada.userId, ada.userId])).toBe('REQUEST_INVALID')
  expect(await change(0, [ada.userId])).toBe('REQUEST_INVALID')
  expect(await change(1.5, [ada.userId])).toBe('REQUEST_INVALID')
  expect(await change(1, [])).toBe('REQUEST_INVALID')
  expect(await change(1, [kit.parts.newId()])).toBe('USER_NOT_FOUND')
  expect(await change(1, [kit.root.userId])).toBe('USER_NOT_FOUND')
  const proxy = { threshold: 1, userIds: [kit.root.userId, kit.proxy.userId] }
  const call = { key: kit.root.key }
  expect((await kit.submit('updateRootQuorum', proxy, call)).code).toBe('REQUEST_INVALID')
  expect(await roles()).toEqual(before)
  expect(await kit.parts.store.count('users', { organizationId })).toBe(4)
})

test('is nothing that a policy can allow', async () => {
  const { kit, submit, cleo, ...place } = await stage()
  await addPolicy(kit, { submit, ...place }, { effect: 'EFFECT_ALLOW' })
  const asked = { threshold: 1, userIds: [cleo.userId] }
  expect((await submit(cleo, 'updateRootQuorum', asked)).code).toBe('REQUEST_NOT_AUTHORIZED')
  const tag = { userTagName: 'Finance', userIds: [] }
  expect((await submit(cleo, 'createUserTag', tag)).code).toBe('OK')
})
