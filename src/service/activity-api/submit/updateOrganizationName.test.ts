import { expect, test } from 'vitest'
import { activityOf, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'

const rename = { organizationName: 'Fieldnotes' }

async function stage() {
  const kit = await createTestApi()
  const family = await addFamily(kit)
  const { organizationId } = family
  const nameOf = async (id: string) => (await kit.parts.store.first('organizations', { id }))?.name
  return { kit, nameOf, ...family, organizationId }
}

test('gives a sub-organization another name, by which it is found then', async () => {
  const { kit, call, organizationId, nameOf } = await stage()
  const before = await nameOf(organizationId)
  const reply = await kit.submit('updateOrganizationName', rename, call)
  expect(activityOf(reply).result).toEqual({
    updateOrganizationNameResult: { organizationId, ...rename },
  })
  expect((await kit.query('whoami', {}, call)).body).toMatchObject(rename)
  const find = async (filterValue: string) =>
    (await kit.query('listSuborgs', { filterType: 'NAME', filterValue })).body
  expect(await find('Fieldnotes')).toEqual({ organizationIds: [organizationId] })
  expect(await find(String(before))).toEqual({ organizationIds: [] })
})

test('is for its own root users, and leaves every other name', async () => {
  const { kit, call, organizationId, nameOf } = await stage()
  const sibling = await addFamily(kit)
  const user = await addUser(kit.parts, organizationId, 'user')
  const before = await nameOf(organizationId)
  for (const key of [kit.root.key, kit.proxy.key, user.key, sibling.root.key])
    expect(
      (await kit.submit('updateOrganizationName', rename, { key, organizationId })).code,
    ).toMatch(/^(REQUEST_NOT_AUTHORIZED|ORGANIZATION_NOT_FOUND)$/)
  expect(await nameOf(organizationId)).toBe(before)
  await kit.submit('updateOrganizationName', rename, call)
  expect(await nameOf(sibling.organizationId)).not.toBe('Fieldnotes')
  expect(await nameOf(kit.organizationId)).not.toBe('Fieldnotes')
})

test.each(['', ' ', 'a'.repeat(300)])('refuses %.10j as a name', async (organizationName) => {
  const { kit, call, organizationId, nameOf } = await stage()
  const before = await nameOf(organizationId)
  const reply = await kit.submit('updateOrganizationName', { organizationName }, call)
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(await nameOf(organizationId)).toBe(before)
})
