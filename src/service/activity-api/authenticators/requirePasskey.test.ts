import { beforeEach, describe, expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import {
  allowPasskeys,
  sendWithPasskey,
  signUpWithPasskey,
} from '../../../../test/support/passkeySteps.ts'
import { raceOfCounts } from '../../../../test/support/races.ts'
import {
  type Ceremony,
  createSoftAuthenticator,
  FLAGS,
  type SoftAuthenticator,
} from '../../../../test/support/softAuthenticator.ts'
import { createStamp } from '../../../crypto/stamp/createStamp.ts'
import { base64urlFromBytes } from '../../../lib/base64url.ts'
import { queryEndpoints } from '../../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

const { path } = queryEndpoints.whoami
let kit: TestApi
let passkey: SoftAuthenticator
let account: { readonly organizationId: string; readonly userId: string }

beforeEach(async () => {
  kit = await createTestApi()
  await allowPasskeys(kit)
  passkey = await createSoftAuthenticator()
  account = await signUpWithPasskey(kit, passkey)
})

function whoami(made: Ceremony = {}, organizationId = account.organizationId) {
  return sendWithPasskey(kit, passkey, { path, body: { organizationId }, made })
}

test('knows a user by a passkey, in queries', async () => {
  expect((await whoami()).body).toMatchObject(account)
})

test('knows a user by a passkey, in activities, and keeps the whole stamp with the vote', async () => {
  const body = kit.envelope('updateAuthenticatorName', await renaming(), account)
  const reply = await sendWithPasskey(kit, passkey, {
    path: submitEndpoints.updateAuthenticatorName.path,
    body,
  })
  const [vote] = activityOf(reply).votes
  expect(vote).toMatchObject({
    userId: account.userId,
    scheme: 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR',
    message: JSON.stringify(body),
  })
  expect(JSON.parse(String(vote?.signature))).toMatchObject({ credentialId: passkey.credentialId })
})

async function renaming() {
  const row = await kit.parts.store.first('authenticators', {})
  return { userId: account.userId, authenticatorId: row?.id, authenticatorName: 'Telephone' }
}

describe('refuses', () => {
  const refusals: readonly (readonly [string, Ceremony, string])[] = [
    ['the ceremony of making', { clientData: { type: 'webauthn.create' } }, 'the type must be'],
    ['another challenge', { clientData: { challenge: 'AAAA' } }, 'the challenge is another'],
    ['another origin', { origin: 'https://evil.example' }, 'the origin is not allowed'],
    ['a page inside another', { clientData: { crossOrigin: true } }, 'it comes from a page inside'],
    ['a page around it', { clientData: { topOrigin: 'http://localhost' } }, 'it names the origin'],
    ['another domain', { rpId: 'example.org' }, 'the passkey is for another domain'],
    ['nobody present', { flags: FLAGS.verified }, 'nobody was present'],
    ['backed up and not to be', { flags: FLAGS.present | FLAGS.backedUp }, 'it is backed up'],
    ['client data that are none', { clientData: { origin: undefined } }, 'clientDataJson is'],
    ['attested data that are missing', { flags: FLAGS.attested | 1 }, 'authenticatorData is'],
  ]

  test.each(refusals)('%s', async (_, made, details) => {
    expect(await whoami(made)).toMatchObject({
      status: 401,
      code: 'SIGNATURE_INVALID',
      detail: { description: expect.stringMatching(`^${details}`) },
      body: { message: expect.stringMatching('^could not verify WebAuthN signature') },
    })
  })

  test('a signature of another key', async () => {
    const other = await createSoftAuthenticator()
    const text = JSON.stringify({ organizationId: account.organizationId })
    const { signature } = await other.assert(text)
    const stamp = JSON.stringify({ ...(await passkey.assert(text)), signature })
    const reply = await kit.post(path, text, { 'X-Stamp-Webauthn': stamp })
    expect(reply.detail?.description).toBe('the signature is not that of the passkey')
  })

  test('a signature in loose DER', async () => {
    const text = JSON.stringify({ organizationId: account.organizationId })
    const { signature, ...rest } = await passkey.assert(text)
    const loose = base64urlFromBytes(Uint8Array.from([...Buffer.from(signature, 'base64url'), 0]))
    const stamp = JSON.stringify({ ...rest, signature: loose })
    expect((await kit.post(path, text, { 'X-Stamp-Webauthn': stamp })).code).toBe(
      'SIGNATURE_INVALID',
    )
  })

  test('a stamp beside another stamp', async () => {
    const text = JSON.stringify({ organizationId: kit.organizationId })
    const both = {
      'X-Stamp': await createStamp(kit.root.key, text),
      'X-Stamp-Webauthn': await passkey.stamp(text),
    }
    expect((await kit.post(path, text, both)).code).toBe('STAMP_MALFORMED')
  })

  test('a passkey that nobody registered, and one that is at home elsewhere', async () => {
    const stranger = await createSoftAuthenticator()
    const body = { organizationId: account.organizationId }
    expect((await sendWithPasskey(kit, stranger, { path, body })).code).toBe('CREDENTIAL_NOT_FOUND')
    const other = await signUpWithPasskey(kit, await createSoftAuthenticator())
    expect((await whoami({}, other.organizationId)).code).toBe('ORGANIZATION_NOT_FOUND')
    expect((await whoami({}, kit.organizationId)).code).toBe('ORGANIZATION_NOT_FOUND')
    expect((await whoami({}, 'missing')).code).toBe('ORGANIZATION_NOT_FOUND')
  })

  test('passkeys at all once they are off', async () => {
    await kit.parts.store.transaction((tx) => tx.update('proxyConfigs', {}, { rpId: null }))
    expect((await whoami()).code).toBe('METHOD_DISABLED')
  })
})

test('lets the passkey of a parent read its sub-organizations', async () => {
  const { register, ...device } = await createSoftAuthenticator()
  const parameters = { userId: kit.root.userId, authenticators: [await register()] }
  await kit.submit('createAuthenticators', parameters, { key: kit.root.key })
  const sub = await addOrganization(kit.parts, kit.organizationId)
  await addUser(kit.parts, sub, 'root')
  const body = { organizationId: sub }
  const reply = await sendWithPasskey(kit, { ...device, register }, { path, body })
  expect(reply.body).toMatchObject({ userId: kit.root.userId })
})

describe('the sign counter', () => {
  test('may stay nothing for ever', async () => {
    for (let i = 0; i < 3; i++) expect((await whoami({ signCount: 0 })).code).toBe('OK')
  })

  test('T20 must grow once it has counted', async () => {
    expect((await whoami({ signCount: 5 })).code).toBe('OK')
    for (const signCount of [5, 4, 0])
      expect((await whoami({ signCount })).detail?.description).toBe(
        'its sign counter did not grow',
      )
    expect((await whoami({ signCount: 6 })).code).toBe('OK')
    expect(await kit.parts.store.first('authenticators', {})).toMatchObject({ signCount: 6 })
  })

  test('sec/B14 is no matter for a body that was carried out before: its answer was lost, say', async () => {
    const { path } = submitEndpoints.updateAuthenticatorName
    const text = JSON.stringify(kit.envelope('updateAuthenticatorName', await renaming(), account))
    const stamp = { 'X-Stamp-Webauthn': await passkey.stamp(text, { signCount: 5 }) }
    const first = await kit.post(path, text, stamp)
    expect(first.code).toBe('OK')
    expect(await kit.post(path, text, stamp)).toEqual(first)
    expect((await whoami({ signCount: 6 })).code).toBe('OK')
    expect(await kit.post(path, text, stamp)).toEqual(first)
    expect(await kit.parts.store.first('authenticators', {})).toMatchObject({ signCount: 6 })
  })

  test('must grow for a body that was never carried out', async () => {
    expect((await whoami({ signCount: 5 })).code).toBe('OK')
    const { path } = submitEndpoints.updateAuthenticatorName
    const body = kit.envelope('updateAuthenticatorName', await renaming(), account)
    const made = { signCount: 5 }
    const reply = await sendWithPasskey(kit, passkey, { path, body, made })
    expect(reply.detail?.description).toBe('its sign counter did not grow')
    expect(await kit.parts.store.first('authenticators', {})).not.toMatchObject({
      name: 'Work laptop',
    })
  })

  test('lets one of many uses with the same count through', () => raceOfCounts(kit))
})

test('records that a passkey is backed up, and that it is no more', async () => {
  const flags = FLAGS.present | FLAGS.backupEligible
  await whoami({ flags })
  expect(await kit.parts.store.first('authenticators', {})).toMatchObject({ isBackedUp: false })
  await whoami({ flags: flags | FLAGS.backedUp })
  expect(await kit.parts.store.first('authenticators', {})).toMatchObject({ isBackedUp: true })
})

test('accepts none of 1,000 changes of a stamped request', async () => {
  const text = JSON.stringify({ organizationId: account.organizationId })
  const stamp = await passkey.stamp(text)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. ":,{}'
  // A small generator with a fixed seed: the same thousand in every run.
  let state = 20_261_121
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const codes = new Set<string>()
  for (let round = 0; round < 1000; round++) {
    const at = random(stamp.length)
    const other = alphabet[random(alphabet.length)] ?? 'A'
    const changed = stamp.slice(0, at) + other + stamp.slice(at + (random(2) || 1))
    if (changed === stamp) continue
    codes.add((await kit.post(path, text, { 'X-Stamp-Webauthn': changed })).code)
  }
  expect([...codes].sort()).toEqual([
    'CREDENTIAL_NOT_FOUND',
    'SIGNATURE_INVALID',
    'STAMP_MALFORMED',
  ])
})
