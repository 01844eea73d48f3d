import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../test/support/activityApi.ts'
import { writeStamp } from '../../crypto/stamp/stampFormat.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { queryEndpoints } from '../../wire/queryEndpoints.ts'

test('prefers the key of the organization that is named to that of its parent', async () => {
  const kit = await createTestApi()
  const sub = await addOrganization(kit.parts, kit.organizationId)
  const own = await addUser(kit.parts, sub, 'root')
  await kit.parts.store.transaction(async (tx) => {
    const row = await tx.first('credentials', { organizationId: kit.organizationId })
    if (!row) throw new Error('the parent has no key')
    await tx.insert('credentials', {
      ...row,
      id: kit.parts.newId(),
      organizationId: sub,
      userId: own.userId,
    })
  })
  const key = kit.root.key
  const inParent = await kit.query('whoami', {}, { key })
  const inSub = await kit.query('whoami', {}, { key, organizationId: sub })
  expect(inParent.body).toMatchObject({ userId: kit.root.userId })
  expect(inSub.body).toMatchObject({ userId: own.userId, organizationId: sub })
})

test('refuses a key from the millisecond of its end on', async () => {
  const kit = await createTestApi()
  const { publicKeyHex: publicKey } = kit.root.key
  const expiresAtMs = kit.clock.time + 1000
  await kit.parts.store.transaction((tx) =>
    tx.update('credentials', { publicKey }, { expiresAtMs }),
  )
  kit.clock.time = expiresAtMs - 1
  expect((await kit.query('whoami')).code).toBe('OK')
  kit.clock.time = expiresAtMs
  const reply = await kit.query('whoami')
  expect(reply).toMatchObject({ status: 401, code: 'API_KEY_EXPIRED' })
})

test('refuses a stamp whose scheme is not that of the registered key', async () => {
  const kit = await createTestApi()
  const { publicKeyHex: publicKey } = kit.root.key
  const type = 'CREDENTIAL_TYPE_API_KEY_SECP256K1'
  await kit.parts.store.transaction((tx) => tx.update('credentials', { publicKey }, { type }))
  expect((await kit.query('whoami')).code).toBe('SIGNATURE_INVALID')
})

test('knows a user by an Ed25519 key, and by that only in its own scheme', async () => {
  const kit = await createTestApi()
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])
  const publicKeyHex = hexFromBytes(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  await kit.parts.store.transaction(async (tx) => {
    const row = await tx.first('credentials', { publicKey: kit.root.key.publicKeyHex })
    if (!row) throw new Error('the root user has no key')
    const type = 'CREDENTIAL_TYPE_API_KEY_ED25519'
    await tx.insert('credentials', { ...row, id: kit.parts.newId(), publicKey: publicKeyHex, type })
  })
  const body = JSON.stringify({ organizationId: kit.organizationId })
  const signature = hexFromBytes(
    new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytesFromUtf8(body))),
  )
  const ask = (scheme: string) =>
    kit.post(queryEndpoints.whoami.path, body, {
      'x-stamp': writeStamp({ publicKey: publicKeyHex, scheme, signature }),
    })
  expect((await ask('SIGNATURE_SCHEME_TK_API_ED25519')).body).toMatchObject({
    userId: kit.root.userId,
  })
  expect((await ask('SIGNATURE_SCHEME_TK_API_P256')).code).toBe('STAMP_MALFORMED')
})
