import { beforeEach, expect, test } from 'vitest'
import { activityOf, createTestApi, type TestApi } from '../../../../test/support/activityApi.ts'
import { allowPasskeys, signUpWithPasskey } from '../../../../test/support/passkeySteps.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
} from '../../../../test/support/softAuthenticator.ts'
import { queryEndpoints } from '../../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

const TIMES = 1000
const { path } = submitEndpoints.updateAuthenticatorName

let kit: TestApi
let passkey: SoftAuthenticator
let account: { readonly organizationId: string; readonly userId: string }
let authenticatorId: string

beforeEach(async () => {
  kit = await createTestApi()
  await allowPasskeys(kit)
  passkey = await createSoftAuthenticator()
  account = await signUpWithPasskey(kit, passkey)
  authenticatorId = (await nameOfPasskey())?.id ?? ''
})

const nameOfPasskey = () => kit.parts.store.first('authenticators', {})

/** The text of a request that renames the passkey. */
const renaming = (authenticatorName: string) =>
  JSON.stringify(
    kit.envelope(
      'updateAuthenticatorName',
      { userId: account.userId, authenticatorId, authenticatorName },
      account,
    ),
  )

test('T21 a stamped activity that is sent a thousand times is one activity', async () => {
  const text = renaming('Telephone')
  const headers = { 'X-Stamp-Webauthn': await passkey.stamp(text) }
  const before = await kit.parts.store.count('activities', {})
  const ids = new Set<string>()
  let answered = 0
  for (let i = 0; i < TIMES; i++) {
    const reply = await kit.post(path, text, headers)
    ids.add(activityOf(reply).id)
    if (reply.code === 'OK') answered++
  }
  printCount('T21 replays that came to the one activity', answered, TIMES)
  expect(answered).toBe(TIMES)
  expect(ids.size).toBe(1)
  expect(await kit.parts.store.count('activities', {})).toBe(before + 1)
}, 30_000)

test('T21 a stamp whose count was used does nothing a second time', async () => {
  const text = renaming('Telephone')
  const headers = { 'X-Stamp-Webauthn': await passkey.stamp(text, { signCount: 7 }) }
  const before = await kit.parts.store.count('activities', {})
  const first = await kit.post(path, text, headers)
  expect(first.code).toBe('OK')
  expect(await kit.post(path, text, headers)).toEqual(first)
  expect(await kit.parts.store.count('activities', {})).toBe(before + 1)
  const read = JSON.stringify({ organizationId: account.organizationId })
  const asked = { 'X-Stamp-Webauthn': await passkey.stamp(read, { signCount: 7 }) }
  expect((await kit.post(queryEndpoints.whoami.path, read, asked)).code).toBe('SIGNATURE_INVALID')
})

test('T21 an assertion is worth one body: of a thousand others it is accepted for none', async () => {
  const text = renaming('Telephone')
  const headers = { 'X-Stamp-Webauthn': await passkey.stamp(text) }
  const before = await kit.parts.store.count('activities', {})
  const others = [
    ` ${text}`,
    text.replace(':', ': '),
    text.replace('o', '\\u006f'),
    text.replace(account.organizationId, kit.organizationId),
  ]
  while (others.length < TIMES) others.push(renaming(`Telephone ${others.length}`))
  const codes = new Set<string>()
  let accepted = 0
  for (const other of others) {
    const { code } = await kit.post(path, other, headers)
    codes.add(code)
    if (code === 'OK') accepted++
  }
  const read = JSON.stringify({ organizationId: account.organizationId })
  codes.add((await kit.post(queryEndpoints.whoami.path, read, headers)).code)
  printCount('T21 other bodies accepted for the assertion', accepted, TIMES)
  expect([...codes].toSorted()).toEqual(['ORGANIZATION_NOT_FOUND', 'SIGNATURE_INVALID'])
  expect(await kit.parts.store.count('activities', {})).toBe(before)
  expect(await nameOfPasskey()).toMatchObject({ name: 'My laptop' })
  expect((await kit.post(path, text, headers)).code).toBe('OK')
})
