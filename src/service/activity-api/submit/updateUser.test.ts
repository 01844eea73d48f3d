import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { addFamily, membersOf } from '../../../../test/support/members.ts'
import { logIn, prove, signUp } from '../../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

async function stage() {
  const kit = await createTestApi()
  const { call, organizationId, root } = await addFamily(kit)
  const { userId, key } = await addUser(kit.parts, organizationId, 'user')
  const update = (parameters: object, how: object = call) =>
    kit.submit('updateUser', { userId, ...parameters }, how)
  const read = async () => {
    const { user } = Object((await kit.query('getUser', { userId }, call)).body)
    return user
  }
  const tag = async (userTagName: string) =>
    resultText(await kit.submit('createUserTag', { userTagName, userIds: [] }, call), 'userTagId')
  return { kit, call, organizationId, root, userId, key, update, read, tag }
}

test('changes what is named, and leaves the rest', async () => {
  const { update, read, tag, userId, kit } = await stage()
  const [finance, legal] = [await tag('Finance'), await tag('Legal')]
  kit.clock.time += 5000
  const reply = await update({ userName: 'Nora', userEmail: 'Nora@okafor.example' })
  expect(activityOf(reply)).toMatchObject({
    intent: { updateUserIntent: { userId, userName: 'Nora' } },
    result: { updateUserResult: { userId } },
  })
  expect((await update({ userPhoneNumber: '+447700900123', userTagIds: [finance] })).code).toBe(
    'OK',
  )
  expect(await read()).toMatchObject({
    userName: 'Nora',
    userEmail: 'nora@okafor.example',
    userPhoneNumber: '+447700900123',
    userTags: [finance],
    updatedAt: { seconds: String(kit.clock.time / 1000) },
  })
  await update({ userTagIds: [legal, finance, legal] })
  expect((await read()).userTags).toEqual([finance, legal])
  await update({ userEmail: '', userTagIds: [] })
  expect(await read()).toMatchObject({ userName: 'Nora', userTags: [] })
  expect(Object.keys(await read())).not.toContain('userEmail')
})

test('gives a user another name by update_user_name', async () => {
  const { kit, call, userId, read } = await stage()
  const rename = (parameters: object, how: object = call) =>
    kit.submit('updateUserName', { userId, ...parameters }, how)
  expect(activityOf(await rename({ userName: 'Nora' }))).toMatchObject({
    type: 'ACTIVITY_TYPE_UPDATE_USER_NAME',
    intent: { updateUserNameIntent: { userId, userName: 'Nora' } },
    result: { updateUserNameResult: { userId } },
  })
  expect(await read()).toMatchObject({ userName: 'Nora' })
  expect((await rename({ userName: '' })).code).toBe('REQUEST_INVALID')
  expect((await rename({ userName: 'x', userId: 'x' })).code).toBe('USER_NOT_FOUND')
  expect(await read()).toMatchObject({ userName: 'Nora' })
})

test('lets no user who is not root change its own name or tags', async () => {
  const { kit, key, organizationId, userId, tag } = await stage()
  const before = [await tag('Finance'), await membersOf(kit)]
  const call = { key, organizationId }
  const own = [
    await kit.submit('updateUserName', { userId, userName: 'Root' }, call),
    await kit.submit('updateUser', { userId, userTagIds: before.slice(0, 1) }, call),
  ]
  expect(own.map(({ code }) => code)).toEqual(Array(2).fill('REQUEST_NOT_AUTHORIZED'))
  expect(await membersOf(kit)).toEqual(before[1])
})

const refused: [string, string, object][] = [
  ['nothing to change', 'REQUEST_INVALID', {}],
  ['an empty name', 'REQUEST_INVALID', { userName: '' }],
  ['a name that is too long', 'REQUEST_INVALID', { userName: 'a'.repeat(256) }],
  ['what is no address', 'INVALID_EMAIL', { userName: 'Nora', userEmail: 'nora' }],
  ['what is no number', 'INVALID_PHONE_NUMBER', { userName: 'Nora', userPhoneNumber: '0' }],
  ['an unknown tag', 'USER_TAG_NOT_FOUND', { userName: 'Nora', userTagIds: ['x'] }],
  ['too many tags', 'REQUEST_INVALID', { userTagIds: Array(101).fill('x') }],
  ['an unknown user', 'USER_NOT_FOUND', { userId: 'x', userName: 'Nora' }],
]

test.each(refused)('refuses %s with %s, and changes nothing', async (_, code, parameters) => {
  const { kit, update } = await stage()
  const before = await membersOf(kit)
  expect((await update(parameters)).code).toBe(code)
  expect(await membersOf(kit)).toEqual(before)
})

/** Somebody whose only way in is a proven address. */
async function person(kit: TestApi, email: string) {
  const key = await generateKeyPair()
  const organizationId = await signUp(kit, email, key)
  await logIn(kit, email, key)
  const user = await kit.parts.store.first('users', { organizationId })
  return { userId: user?.id ?? '', call: { key, organizationId } }
}

test('takes from nobody who asks its own last way in', async () => {
  const kit = await createTestApi()
  const { userId, call } = await person(kit, 'mara@okafor.example')
  const update = async (parameters: object) =>
    (await kit.submit('updateUser', { userId, ...parameters }, call)).code
  const before = await kit.parts.store.first('users', { id: userId })
  expect(await update({ userEmail: '' })).toBe('REQUEST_INVALID')
  expect(await update({ userEmail: 'nora@okafor.example', userName: 'Nora' })).toBe(
    'REQUEST_INVALID',
  )
  expect(await kit.parts.store.first('users', { id: userId })).toEqual(before)
  expect(await update({ userEmail: 'mara@okafor.example', userName: 'Mara' })).toBe('OK')
  const userPhoneNumber = '+447700900123'
  const verificationToken = await prove(kit, userPhoneNumber, call.key, 'OTP_TYPE_SMS')
  await kit.submit('updateUserPhoneNumber', { userId, userPhoneNumber, verificationToken }, call)
  expect(await update({ userEmail: '' })).toBe('OK')
  expect(await update({ userPhoneNumber: '' })).toBe('REQUEST_INVALID')
})

test('keeps an address that another account has proven as a claim', async () => {
  const kit = await createTestApi()
  const mara = await person(kit, 'mara@okafor.example')
  const { userId, call } = await person(kit, 'nora@okafor.example')
  const parameters = { userId, userPhoneNumber: '+447700900123', userEmail: 'mara@okafor.example' }
  const verificationToken = await prove(kit, '+447700900123', call.key, 'OTP_TYPE_SMS')
  const proof = { userId, userPhoneNumber: '+447700900123', verificationToken }
  expect((await kit.submit('updateUserPhoneNumber', proof, call)).code).toBe('OK')
  expect((await kit.submit('updateUser', parameters, call)).code).toBe('OK')
  const { store } = kit.parts
  expect(await store.first('users', { id: userId })).toMatchObject({ emailVerified: false })
  expect(await store.first('users', { id: mara.userId })).toMatchObject({ emailVerified: true })
})
