import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import {
  clientSignature,
  loginParameters,
  prove,
  signUp,
} from '../../../../test/support/otpSteps.ts'
import { derFromRaw } from '../../../crypto/p256/derSignature.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { readToken } from '../../../crypto/token/readToken.ts'
import { signToken } from '../../../crypto/token/signToken.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { signVerificationToken } from './verificationToken.ts'

const contact = 'mara@okafor.example'
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const key = await generateKeyPair()
const thief = await generateKeyPair()

async function stolen() {
  const kit = await createTestApi()
  await signUp(kit, contact, await generateKeyPair())
  const token = await prove(kit, contact, key)
  const good = await loginParameters(key, token)
  const claims = {
    id: String(readToken(token)?.id),
    verification_type: 'OTP_TYPE_EMAIL' as const,
    contact,
    organization_id: kit.organizationId,
    public_key: key.publicKeyHex,
    exp: String(kit.clock.time + 600_000),
  }
  const login = async (parameters: unknown, call = {}) =>
    (await kit.submit('otpLogin', parameters, call)).code
  return { kit, token, good, claims, login }
}

const otherLastDigit = (hex: string) => hex.slice(0, -1) + (hex.endsWith('a') ? 'b' : 'a')

test('T08 refuses a token with another key, or with a signature that is not its own', async () => {
  const { token, good, claims, login } = await stolen()
  const signed = good.clientSignature
  const raw = bytesFromHex(signed.signature) ?? new Uint8Array()
  const swaps: Record<string, unknown> = {
    'the thief signs and stamps': await loginParameters(thief, token),
    'the thief only stamps': { ...good, publicKey: thief.publicKeyHex },
    'the thief only signs': { ...good, clientSignature: await clientSignature(thief, token) },
    'the thief signs under the name of the key': {
      ...good,
      clientSignature: {
        ...(await clientSignature(thief, token)),
        publicKey: key.publicKeyHex,
      },
    },
    'the signature covers the id alone': {
      ...good,
      clientSignature: await clientSignature(key, claims.id),
    },
    'the signature is DER with a byte behind': {
      ...good,
      clientSignature: { ...signed, signature: `${hexFromBytes(derFromRaw(raw))}00` },
    },
    'the signature has another last digit': {
      ...good,
      clientSignature: { ...signed, signature: otherLastDigit(signed.signature) },
    },
    'there is no signature': { ...good, clientSignature: { ...signed, signature: '' } },
  }
  for (const [swap, parameters] of Object.entries(swaps))
    expect([swap, await login(parameters)]).toEqual([swap, 'CLIENT_SIGNATURE_INVALID'])
  expect(await login({ ...good, clientSignature: undefined })).toBe('REQUEST_INVALID')
  expect(await login(good)).toBe('OK')
})

test('T08 refuses a token that is over by one millisecond, cut, written anew, or of another signer', async () => {
  const { kit, token, claims, login } = await stolen()
  const end = token.at(-1) ?? 'A'
  // The last character of 64 bytes carries two spare bits: another letter can stand for the same bytes.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const respelled = token.slice(0, -1) + alphabet[alphabet.indexOf(end) ^ 1]
  const tokens: Record<string, string> = {
    over: await signVerificationToken(kit.parts, { ...claims, exp: String(kit.clock.time) }),
    cut: token.slice(0, -1),
    respelled,
    padded: `${token}==`,
    'spaced out': ` ${token}`,
    'signed as a session is': await signToken(
      claims,
      kit.parts.keys.verification.privateKey,
      'twice',
    ),
    'signed by the session key': await signToken(claims, kit.parts.keys.session.privateKey, 'once'),
    'signed by its own key': await signToken(claims, key.privateKey, 'once'),
  }
  for (const [change, text] of Object.entries(tokens))
    expect([change, await login(await loginParameters(key, text))]).toEqual([
      change,
      'VERIFICATION_TOKEN_INVALID',
    ])
})

test('T08 refuses the token of one organization in another', async () => {
  const { kit, good, login } = await stolen()
  const other = await addOrganization(kit.parts, null)
  const { key: proxy } = await addUser(kit.parts, other, 'proxy')
  expect(await login(good, { key: proxy, organizationId: other })).toBe(
    'VERIFICATION_TOKEN_INVALID',
  )
})

test('T08 finds no account by the token of another address, or of another kind of address', async () => {
  const { kit, claims, login } = await stolen()
  for (const change of [
    { contact: 'nora@okafor.example' },
    { verification_type: 'OTP_TYPE_SMS' as const },
  ]) {
    const token = await signVerificationToken(kit.parts, { ...claims, ...change })
    expect(await login(await loginParameters(key, token))).toBe('ORGANIZATION_NOT_FOUND')
  }
})

test('T08 takes the twin of a signature for the same use, never for a second one', async () => {
  const { good, login } = await stolen()
  const { signature } = good.clientSignature
  const twin = P256_ORDER - BigInt(`0x${signature.slice(64)}`)
  const twinSignature = signature.slice(0, 64) + twin.toString(16).padStart(64, '0')
  const twinned = {
    ...good,
    clientSignature: { ...good.clientSignature, signature: twinSignature },
  }
  expect(await login(twinned)).toBe('OK')
  expect(await login(good)).toBe('VERIFICATION_TOKEN_USED')
})
