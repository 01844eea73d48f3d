import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  type Reply,
} from '../../../../test/support/activityApi.ts'
import { prove, signUp, signupParameters } from '../../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const contact = 'mara@okafor.example'
const key = await generateKeyPair()

const idsOf = (reply: Reply): unknown => Object(reply.body).organizationIds

test('answers who stamped', async () => {
  const kit = await createTestApi()
  expect((await kit.query('whoami')).body).toEqual({
    organizationId: kit.organizationId,
    organizationName: `Organization ${kit.organizationId}`,
    userId: kit.root.userId,
    username: 'A root user',
  })
})

test('finds sub-organizations by what this service keeps, and by nothing else', async () => {
  const kit = await createTestApi()
  const proven = await signUp(kit, contact, key)
  const organization = await kit.parts.store.first('organizations', { id: proven })
  const claimed = await kit.submit(
    'createSubOrganization',
    signupParameters({ userName: 'Nora', userEmail: contact, userPhoneNumber: '+447700900123' }),
  )
  const other = Object(activityOf(claimed).result.createSubOrganizationResultV8).subOrganizationId
  const member = await addUser(kit.parts, other, 'user')
  const find = async (filterType: string, filterValue: string, name = 'listSuborgs' as const) =>
    idsOf(await kit.query(name, { filterType, filterValue }, { key: kit.proxy.key }))
  expect(await find('EMAIL', 'MARA@okafor.example')).toEqual([proven, other])
  expect(await find('PHONE_NUMBER', '+447700900123')).toEqual([other])
  expect(await find('USERNAME', 'Nora')).toEqual([other])
  expect(await find('NAME', organization?.name ?? '')).toEqual([proven, other])
  expect(await find('EMAIL', 'nobody@okafor.example')).toEqual([])
  expect(await find('EMAIL', "' OR 1=1 --")).toEqual([])
  for (const type of ['CREDENTIAL_ID', 'WALLET_ACCOUNT_ADDRESS', 'PUBLIC_KEY'])
    expect(await find(type, 'x')).toEqual([])
  const filter = { filterType: 'EMAIL', filterValue: contact }
  expect(idsOf(await kit.query('listVerifiedSuborgs', filter))).toEqual([proven])
  expect(await find('PUBLIC_KEY', member.key.publicKeyHex)).toEqual([other])
})

test('lists only the sub-organizations of the organization that is asked', async () => {
  const kit = await createTestApi()
  const foreign = await addOrganization(kit.parts, null)
  const child = await addOrganization(kit.parts, foreign)
  await addUser(kit.parts, child, 'root', { email: contact })
  await addUser(kit.parts, kit.organizationId, 'root', { email: contact })
  expect(idsOf(await kit.query('listSuborgs'))).toEqual([])
  const filter = { filterType: 'EMAIL', filterValue: contact }
  expect(idsOf(await kit.query('listSuborgs', filter))).toEqual([])
})

test('pages through sub-organizations forwards and backwards, ten when nothing is said', async () => {
  const kit = await createTestApi()
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push(await addOrganization(kit.parts, kit.organizationId))
  for (const id of ids) await addUser(kit.parts, id, 'root', { email: contact })
  for (const filter of [{}, { filterType: 'EMAIL', filterValue: contact }]) {
    const page = async (paginationOptions?: object) =>
      idsOf(await kit.query('listSuborgs', { ...filter, paginationOptions }))
    expect(await page()).toEqual(ids.slice(0, 10))
    expect(await page({ limit: '3' })).toEqual(ids.slice(0, 3))
    expect(await page({ limit: '3', after: ids[2] })).toEqual(ids.slice(3, 6))
    expect(await page({ limit: '3', before: ids[9] })).toEqual(ids.slice(6, 9))
    expect(await page({ limit: '9', after: ids[2], before: ids[5] })).toEqual(ids.slice(3, 5))
    expect(await page({ limit: '100', after: ids[11] })).toEqual([])
  }
})

test.each([
  { paginationOptions: { limit: '0' } },
  { paginationOptions: { limit: '101' } },
  { paginationOptions: { limit: 10 } },
  { filterType: 'EMAIL' },
  { filterValue: 'x' },
  { filterType: 'COLOUR', filterValue: 'x' },
])('refuses the list request %j', async (body) => {
  const kit = await createTestApi()
  expect((await kit.query('listSuborgs', body)).code).toBe('REQUEST_INVALID')
})

test('answers an activity to every user, and to the proxy its own, without its secrets', async () => {
  const kit = await createTestApi()
  const token = await prove(kit, contact, key)
  const [row] = await kit.parts.store.find('activities', {}, { order: 'desc', limit: 1 })
  const activityId = row?.id ?? ''
  const user = await addUser(kit.parts, kit.organizationId, 'user')
  for (const one of [kit.root.key, kit.proxy.key, user.key]) {
    const reply = await kit.query('getActivity', { activityId }, { key: one })
    expect(activityOf(reply)).toMatchObject({ id: activityId, result: { verifyOtpResult: {} } })
    expect(JSON.stringify(reply.body)).not.toContain(token)
    expect(JSON.stringify(reply.body)).not.toContain('sealed')
  }
  const byRoot = signupParameters({ userEmail: 'nora@okafor.example' })
  const made = activityOf(await kit.submit('createSubOrganization', byRoot, { key: kit.root.key }))
  const asProxy = { key: kit.proxy.key }
  const foreign = await kit.query('getActivity', { activityId: made.id }, asProxy)
  expect(foreign).toMatchObject({ status: 404, code: 'ACTIVITY_NOT_FOUND' })
  const missing = { activityId: kit.parts.newId() }
  expect(await kit.query('getActivity', missing, asProxy)).toEqual(foreign)
})

test('keeps the signed text of an activity that holds no secret, for every reader', async () => {
  const kit = await createTestApi()
  const parameters = signupParameters({ userEmail: contact })
  const submitted = activityOf(await kit.submit('createSubOrganization', parameters))
  const body = { activityId: String(submitted.id) }
  const read = activityOf(await kit.query('getActivity', body, { key: kit.root.key }))
  const { timestampMs: _, ...stored } = submitted
  expect(read).toEqual(stored)
  const { user } = Object((await kit.query('getUser', { userId: kit.proxy.userId })).body)
  expect(read.votes).toMatchObject([{ userId: kit.proxy.userId, user }])
  expect(JSON.stringify(read.votes)).toContain('timestampMs')
})

test('lists activities newest first, by type, page by page', async () => {
  const kit = await createTestApi()
  await prove(kit, contact, key)
  await prove(kit, contact, key)
  const list = async (body: object = {}) => {
    const { activities } = Object((await kit.query('listActivities', { ...body })).body)
    return Array.from(Object(activities), (one) => String(Object(one).id))
  }
  const all = await list()
  const rows = await kit.parts.store.find('activities', {}, { order: 'desc' })
  expect(all).toEqual(rows.map(({ id }) => id))
  expect(all).toHaveLength(4)
  const sends = await list({ filterByType: ['ACTIVITY_TYPE_INIT_OTP_V3'] })
  expect(sends).toEqual([all[1], all[3]])
  expect(await list({ filterByStatus: ['ACTIVITY_STATUS_FAILED'] })).toEqual([])
  expect(await list({ paginationOptions: { limit: '2' } })).toEqual(all.slice(0, 2))
  expect(await list({ paginationOptions: { limit: '2', after: all[1] } })).toEqual(all.slice(2))
  expect(await list({ paginationOptions: { limit: '1', before: all[2] } })).toEqual([all[1]])
})

test('knows a user only in its own organization', async () => {
  const kit = await createTestApi()
  const sub = await addOrganization(kit.parts, kit.organizationId)
  const { userId } = await addUser(kit.parts, sub, 'root')
  expect((await kit.query('getUser', { userId })).code).toBe('USER_NOT_FOUND')
  expect((await kit.query('getUser', { userId }, { organizationId: sub })).code).toBe('OK')
})
