import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { personalMessage } from '../../src/crypto/stamp/personalMessage.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, createTestApi, resultText, type TestApi } from '../support/activityApi.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'
import { createStampWays, type StampWay, stampBy } from '../support/stampWays.ts'

const { path } = submitEndpoints.stampLogin
/** What a stamp is refused with. Any other answer means that it was believed. */
const REFUSED = [
  'STAMP_MALFORMED',
  'SIGNATURE_INVALID',
  'PUBLIC_KEY_NOT_FOUND',
  'VERIFICATION_TOKEN_INVALID',
]

async function openStage() {
  const kit = await createTestApi()
  const { organizationId, ways } = await createStampWays(kit)
  const newText = () => loginText(kit, organizationId)
  const send = async (text: string, headers: Record<string, string>) =>
    (await kit.post(path, text, headers)).code
  return { kit, ways, newText, send }
}

/** A body that no other of this stage equals. */
function loginText(kit: TestApi, organizationId: string): string {
  const { publicKeyHex: publicKey } = kit.root.key
  return JSON.stringify(kit.envelope('stampLogin', { publicKey }, { organizationId }))
}

/** A text, and the same text with the prefix of what wallets sign. */
function spellings(text: string): readonly string[] {
  const prefixed = utf8FromBytes(personalMessage(bytesFromUtf8(text)))
  if (prefixed === null) throw new Error('the prefix is text')
  return [text, prefixed]
}

test('sec/T27 takes no signature of one way as one of another: 30 of 30 ordered pairs', async () => {
  const { kit, ways, newText, send } = await openStage()
  const pairs = ways.flatMap((signedAs) =>
    ways.filter((way) => way !== signedAs).map((way): [StampWay, StampWay] => [signedAs, way]),
  )
  const before = await kit.parts.store.count('activities', {})
  const believed: string[] = []
  for (const [signedAs, shownAs] of pairs) {
    const text = newText()
    const codes: string[] = []
    for (const signed of spellings(text))
      for (const { publicKey } of [signedAs, shownAs]) {
        const signature = await signedAs.sign(signed)
        codes.push(await send(text, await shownAs.show({ text, publicKey, signature })))
      }
    if (!codes.every((code) => REFUSED.includes(code)))
      believed.push(`${signedAs.name} as ${shownAs.name}: ${codes}`)
  }
  const refused = pairs.length - believed.length
  printCount('stamps of one scheme refused as another', refused, pairs.length)
  expect({ pairs: pairs.length, believed }).toEqual({ pairs: 30, believed: [] })
  expect(await kit.parts.store.count('activities', {})).toBe(before)

  // each of them is taken as itself, so it was the scheme that the others were refused for
  const codes: string[] = []
  for (const way of ways) {
    const text = newText()
    codes.push(await send(text, await stampBy(way, text)))
  }
  expect(codes).toEqual(ways.map(() => 'OK'))
}, 60_000)

type Curve = typeof p256 | typeof secp256k1

/** A key of one curve whose bytes are also a point of the other: so are half of all. */
function findTwoFacedKey(own: Curve, other: Curve, scheme: string) {
  for (;;) {
    const { secretKey, publicKey: bytes } = own.keygen()
    const publicKey = hexFromBytes(bytes)
    if (!isPoint(other, publicKey)) continue
    const stampAs = (shown: string, text: string) => {
      const signature = hexFromBytes(derFromRaw(own.sign(bytesFromUtf8(text), secretKey)))
      return { 'X-Stamp': writeStamp({ publicKey, scheme: shown, signature }) }
    }
    return { publicKey, stampAs, stamp: (text: string) => stampAs(scheme, text) }
  }
}

function isPoint({ Point }: Curve, publicKey: string): boolean {
  try {
    return Point.fromHex(publicKey) !== undefined
  } catch {
    return false // the decoder throws on what is no point; that is the answer
  }
}

/** Signs up with the bytes, as a key of each of these curves in turn. */
async function signUpWith(kit: TestApi, publicKey: string, curves: readonly string[]) {
  const organizationIds: string[] = []
  for (const curve of curves) {
    const apiKey = { apiKeyName: 'A key', publicKey, curveType: `API_KEY_CURVE_${curve}` }
    const parameters = signupParameters({ apiKeys: [apiKey] })
    const reply = await kit.submit('createSubOrganization', parameters)
    organizationIds.push(resultText(reply, 'subOrganizationId'))
  }
  return organizationIds
}

const P256 = 'SIGNATURE_SCHEME_TK_API_P256'
const SECP256K1 = 'SIGNATURE_SCHEME_TK_API_SECP256K1'
const EIP191 = 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191'

test('sec/T27 keeps a key of one curve apart from the same bytes on another', async () => {
  const kit = await createTestApi()
  const stranger = findTwoFacedKey(p256, secp256k1, P256)
  const [own = '', foreign = ''] = await signUpWith(kit, stranger.publicKey, ['P256', 'SECP256K1'])
  const send = async (scheme: string, organizationId: string) => {
    const text = loginText(kit, organizationId)
    return kit.post(path, text, stranger.stampAs(scheme, text))
  }
  expect(activityOf(await send(P256, own)).organizationId).toBe(own)
  expect(activityOf(await send(P256, kit.organizationId)).organizationId).toBe(own)
  expect((await send(P256, foreign)).code).toBe('SIGNATURE_INVALID')
  for (const scheme of [SECP256K1, EIP191])
    for (const id of [own, foreign, kit.organizationId])
      expect((await send(scheme, id)).code).toBe('SIGNATURE_INVALID')
}, 60_000)

test('sec/T27 lets nobody block a wallet by registering its bytes for another curve', async () => {
  const kit = await createTestApi()
  const wallet = findTwoFacedKey(secp256k1, p256, SECP256K1)
  const curves = ['P256', 'SECP256K1', 'P256']
  const [, own] = await signUpWith(kit, wallet.publicKey, curves)
  const text = loginText(kit, kit.organizationId)
  expect(activityOf(await kit.post(path, text, wallet.stamp(text))).organizationId).toBe(own)
}, 60_000)
