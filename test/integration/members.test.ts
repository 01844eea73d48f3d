import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { becomes } from '../support/becomes.ts'

const BASE = 'http://localhost:4455'
const contact = 'mara@okafor.example'
let service: Service
let kit: Latchkit
let unmount: () => void

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  service = await createService({ development: true })
  kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    fetch: async (input, init) =>
      service.fetch(new Request(input, init), { clientAddress: '127.0.0.1' }),
  })
  unmount = kit.mount()
  kit.login.open().catch(() => undefined)
  kit.login.submitContact(contact)
  await becomes(kit.login.state, { at: 'enteringCode' })
  kit.login.submitCode(service.mailbox?.list(contact)[0]?.code ?? '')
  await becomes(kit.session, { status: 'logged-in' })
})
afterEach(async () => {
  unmount()
  vi.unstubAllGlobals()
  await service.close()
})

const empty = { apiKeys: [], authenticators: [], oauthProviders: [] }

test('submits what the table names, and reads it back, in the name of the session', async () => {
  const { userTagId } = await kit.submit('createUserTag', { userTagName: 'Finance', userIds: [] })
  const users = [{ userName: 'Nora', ...empty, userTags: [userTagId] }]
  const { userIds } = await kit.submit('createUsers', { users })
  const [nora = ''] = userIds
  await kit.submit('updateUserName', { userId: nora, userName: 'Nora Lind' })
  const listed = await kit.query('listUsers', {})
  expect(listed.users).toMatchObject([
    { userEmail: contact, userTags: [] },
    { userId: nora, userName: 'Nora Lind', userTags: [userTagId] },
  ])
  expect((await kit.query('listUserTags', {})).userTags).toMatchObject([{ tagName: 'Finance' }])
  const lost = await kit.submit('deleteUserTags', { userTagIds: [userTagId] })
  expect(lost).toEqual({ userTagIds: [userTagId], userIds: [nora] })
  expect(await kit.submit('deleteUsers', { userIds: [nora] })).toEqual({ userIds: [nora] })
})

test('names the refusal to whoever asks for what cannot be', async () => {
  const tag = { userTagName: 'Finance', userIds: [] }
  await kit.submit('createUserTag', tag)
  const [own] = (await kit.query('listUsers', {})).users
  const again = kit.submit('createUserTag', tag)
  await expect(again).rejects.toMatchObject({ status: 400, wireCode: 'USER_TAG_EXISTS' })
  const leaving = kit.submit('deleteUsers', { userIds: [own?.userId ?? ''] })
  await expect(leaving).rejects.toMatchObject({ status: 400, wireCode: 'USER_REQUIRED' })
  const unknown = kit.submit('deleteInvitation', { invitationId: 'x' })
  await expect(unknown).rejects.toMatchObject({ status: 404, wireCode: 'INVITATION_NOT_FOUND' })
})

test('submits nothing under a name that the table has not', async () => {
  // @ts-expect-error: every object has a member of that name, and no activity has
  await expect(kit.submit('toString', {})).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
})
