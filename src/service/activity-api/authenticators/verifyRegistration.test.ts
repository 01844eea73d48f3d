import { describe, expect, test } from 'vitest'
import {
  createSoftAuthenticator,
  FLAGS,
  type Making,
} from '../../../../test/support/softAuthenticator.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../../lib/base64url.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import type { PasskeyPolicy } from './passkeyPolicy.ts'
import { verifyRegistration } from './verifyRegistration.ts'

const policy: PasskeyPolicy = {
  rpId: 'example.org',
  allowedOrigins: ['*'],
  allowsCrossOrigin: false,
  userVerification: 'preferred' as const,
}
const home = { rpId: 'example.org', origin: 'https://app.example.org' }

async function refusalOf(making: Making, allowed: Partial<PasskeyPolicy> = {}): Promise<unknown> {
  const { register } = await createSoftAuthenticator(home)
  const verified = verifyRegistration(await register(making), { ...policy, ...allowed })
  return verified.then(
    () => 'no refusal',
    (error) => ({ code: error.code, details: error.facts.details }),
  )
}

test('answers what the authenticator presented', async () => {
  const { register, credentialId } = await createSoftAuthenticator(home)
  const registration = await verifyRegistration(await register({ signCount: 7 }), policy)
  expect(registration).toMatchObject({
    credentialId,
    rpId: 'example.org',
    aaguid: '6120736f-6674-2070-6173-736b65792121',
    signCount: 7,
    isBackupEligible: true,
    isBackedUp: true,
  })
  expect(bytesFromBase64url(registration.publicKey)?.[0]).toBe(0xa5)
})

test.each([
  [FLAGS.present, false, false],
  [FLAGS.present | FLAGS.backupEligible, true, false],
])('records of flags %i what they say of backups', async (flags, eligible, backedUp) => {
  const { register } = await createSoftAuthenticator(home)
  const registration = await verifyRegistration(await register({ flags }), policy)
  expect(registration).toMatchObject({ isBackupEligible: eligible, isBackedUp: backedUp })
})

test('T20 trusts no attestation and refuses nobody for one', async () => {
  const statement = new Map([['sig', new Uint8Array(70)]])
  expect(await refusalOf({ attestation: ['packed', statement] })).toBe('no refusal')
  expect(await refusalOf({ attestation: ['of-tomorrow', new Map()] })).toBe('no refusal')
})

const off = { clientData: { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' } }
const keyOf = (...members: [number, number][]) => ({ coseKey: new Map(members) })
const altered = (at: number, to: number) => ({
  alter: (bytes: Uint8Array<ArrayBuffer>) => bytes.with(at, to),
})

const refusals: readonly (readonly [string, Making, RegExp])[] = [
  ['another type', { clientData: { type: 'webauthn.get' } }, /^the type must be webauthn.create$/],
  ['another challenge', off, /^the challenge/],
  ['a short challenge', { challenge: 'AAAAAAAAAAAAAAA' }, /^challenge must be at least 16/],
  [
    'a padded challenge',
    { challenge: 'AAAAAAAAAAAAAAAAAAAAAA==' },
    /^challenge must be at least 16/,
  ],
  ['another origin', { origin: 'https://example.com' }, /^the origin/],
  ['an origin that only ends alike', { origin: 'https://notexample.org' }, /^the origin/],
  ['an origin without TLS', { origin: 'http://app.example.org' }, /^the origin/],
  ['an origin spelled otherwise', { origin: 'https://APP.example.org' }, /^the origin/],
  ['an origin that is none', { origin: 'app.example.org' }, /^the origin/],
  ['a page inside another', { clientData: { crossOrigin: true } }, /inside a page of another/],
  ['a page around it', { clientData: { topOrigin: home.origin } }, /a page around its own/],
  ['client data that lack the origin', { clientData: { origin: undefined } }, /^clientDataJson/],
  ['another domain', { rpId: 'app.example.org' }, /another domain/],
  ['nobody present', { flags: FLAGS.verified }, /nobody was present/],
  ['backed up and not to be', { flags: FLAGS.present | FLAGS.backedUp }, /backed up although/],
  ['another credential id', { credentialId: 'AAAA' }, /^credentialId/],
  ['no credential id', { credentialId: '' }, /^credentialId/],
  ['a statement with none', { attestation: ['none', new Map([['x', 1]])] }, /^attestationObject/],
  ['another algorithm', keyOf([3, -37]), /known algorithm/],
  ['an algorithm of another key', keyOf([3, -257]), /known algorithm/],
  ['another curve', keyOf([-1, 2]), /known algorithm/],
  ['one member of the key more', keyOf([4, 1]), /known algorithm/],
  ['no attested data', altered(32, FLAGS.present), /^attestationObject/],
  ['extensions that are not there', altered(32, FLAGS.present | 0xc0), /^attestationObject/],
  ['a credential id that is too long', altered(53, 255), /^attestationObject/],
  [
    'bytes behind',
    { alter: (bytes) => concatBytes(bytes, Uint8Array.of(0)) },
    /^attestationObject/,
  ],
  ['bytes missing', { alter: (bytes) => bytes.slice(0, -1) }, /^attestationObject/],
]

describe('refuses', () => {
  test.each(refusals)('%s', async (_, making, details) => {
    expect(await refusalOf(making)).toEqual({
      code: 'PASSKEY_INVALID',
      details: expect.stringMatching(details),
    })
  })

  test('a point that is not on the curve', async () => {
    const y = crypto.getRandomValues(new Uint8Array(32))
    const answer = await refusalOf({ coseKey: new Map([[-3, y]]) })
    expect(answer).toMatchObject({ code: 'PASSKEY_INVALID' })
  })

  test('an origin that is not on the list, under the domain as it may be', async () => {
    const allowed = { allowedOrigins: ['https://www.example.org'] }
    expect(await refusalOf({}, allowed)).toMatchObject({ details: 'the origin is not allowed' })
    expect(await refusalOf({ origin: 'https://www.example.org' }, allowed)).toBe('no refusal')
  })
})

test('takes the credential id as it is and wrapped in CBOR, and answers it as it is', async () => {
  const { register, credentialId, rawId } = await createSoftAuthenticator(home)
  const wrapped = base64urlFromBytes(concatBytes(Uint8Array.of(0x58, 32), rawId))
  for (const spelling of [credentialId, `${credentialId}=`, wrapped]) {
    const params = await register({ credentialId: spelling })
    expect((await verifyRegistration(params, policy)).credentialId).toBe(credentialId)
  }
})
