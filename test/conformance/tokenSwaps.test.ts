import { expect, test } from 'vitest'
import { derFromRaw, rawFromDer } from '../../src/crypto/p256/derSignature.ts'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import {
  ATTESTED_SCHEMES,
  readAttestedStamp,
  writeAttestedStamp,
} from '../../src/crypto/stamp/attestedStampFormat.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { signVerificationToken } from '../../src/service/activity-api/sessions/verificationToken.ts'
import {
  addOrganization,
  addUser,
  createTestApi,
  type Reply,
  resultText,
} from '../support/activityApi.ts'
import { attestedRequest, sendAttested } from '../support/attestedLogin.ts'
import { loginParameters, prove, signUp } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'

const contact = 'mara@okafor.example'
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const key = await generateKeyPair()
const thief = await generateKeyPair()

type Kit = Awaited<ReturnType<typeof createTestApi>>

/** What a thief of a token may change of a log-in: with which key and token, signed over what and how, and where. */
type Login = {
  readonly token: string
  readonly key?: P256KeyPair
  /** Signs in place of the key that is named. */
  readonly signer?: P256KeyPair
  /** What is signed, in place of what should be. */
  readonly message?: string
  /** Changes the raw signature: the text that is sent. */
  readonly spell?: (raw: Uint8Array) => string
  /** Submits to another organization. */
  readonly organizationId?: string
  readonly proxyKey?: P256KeyPair
}

type Way = {
  readonly name: string
  /** How this way spells signatures, and how it does not. */
  readonly right: (raw: Uint8Array) => string
  readonly wrong: (raw: Uint8Array) => string
  /** The refusals of the swaps of keys and signatures, in their order. */
  readonly refusals: readonly string[]
  readonly login: (kit: Kit, login: Login) => Promise<Reply>
}

const asRaw = (raw: Uint8Array) => hexFromBytes(raw)
const asDer = (raw: Uint8Array) => hexFromBytes(derFromRaw(raw))

const byOtpLogin: Way = {
  name: 'otp_login',
  right: asRaw,
  // r‖s and DER are both right: half of one is neither
  wrong: (raw) => asRaw(raw).slice(2),
  refusals: Array<string>(5).fill('CLIENT_SIGNATURE_INVALID'),
  async login(kit, { token, key: named = key, signer = named, message = token, spell, ...call }) {
    const good = await loginParameters(named, token)
    const raw = await sign(signer.privateKey, bytesFromUtf8(message))
    const signature = (spell ?? asRaw)(raw)
    const parameters = { ...good, clientSignature: { ...good.clientSignature, signature } }
    const { organizationId = kit.organizationId, proxyKey = kit.proxy.key } = call
    return kit.submit('otpLogin', parameters, { organizationId, key: proxyKey })
  },
}

const byAttestedStamp: Way = {
  name: 'the attested stamp',
  right: asDer,
  wrong: asRaw,
  refusals: [
    'VERIFICATION_TOKEN_INVALID',
    'SIGNATURE_INVALID',
    'SIGNATURE_INVALID',
    'STAMP_MALFORMED',
    'STAMP_MALFORMED',
  ],
  async login(kit, { token, key: named = key, signer = named, message, spell, organizationId }) {
    const { text } = await attestedRequest(kit, {
      key: named,
      token,
      ...(organizationId ? { organizationId } : {}),
    })
    const raw = await sign(signer.privateKey, bytesFromUtf8(message ?? text))
    const stamp = {
      publicKeyAttestation: token,
      scheme: ATTESTED_SCHEMES.verificationToken,
      publicKey: named.publicKeyHex,
      signature: (spell ?? asDer)(raw),
    }
    return sendAttested(kit, text, writeAttestedStamp(stamp))
  },
}

async function stolen() {
  const kit = await createTestApi()
  await signUp(kit, contact, await generateKeyPair())
  const token = await prove(kit, contact, key)
  const other = await addOrganization(kit.parts, null)
  const { key: proxyKey } = await addUser(kit.parts, other, 'proxy')
  const claims = {
    id: String(readToken(token)?.id),
    verification_type: 'OTP_TYPE_EMAIL' as const,
    contact,
    organization_id: kit.organizationId,
    public_key: key.publicKeyHex,
    exp: String(kit.clock.time + 600_000),
  }
  const tokenWith = (change: object) => signVerificationToken(kit.parts, { ...claims, ...change })
  return { kit, token, claims, tokenWith, elsewhere: { organizationId: other, proxyKey } }
}

/** The same bytes in another letter: the last one of 64 bytes carries two spare bits. */
function respelled(token: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? 'A') ^ 1]
}

/** The other s that the same signature can have. */
function twinOf(raw: Uint8Array): Uint8Array {
  const s = P256_ORDER - BigInt(`0x${hexFromBytes(raw.subarray(32))}`)
  const twin = bytesFromHex(s.toString(16).padStart(64, '0')) ?? new Uint8Array()
  return Uint8Array.from([...raw.subarray(0, 32), ...twin])
}

test.each([byOtpLogin, byAttestedStamp])('T08 refuses every swap at $name', async (way) => {
  const { kit, token, claims, tokenWith, elsewhere } = await stolen()
  const swaps: Readonly<Record<string, Login>> = {
    'another key': { token, key: thief },
    'another signature': { token, signer: thief },
    'a signature over the id alone': { token, message: claims.id },
    'a signature in the other spelling': { token, spell: way.wrong },
    'no signature': { token, spell: () => '' },
    'another configuration': { token, ...elsewhere },
    'another contact': { token: await tokenWith({ contact: 'nora@okafor.example' }) },
    'another type': { token: await tokenWith({ verification_type: 'OTP_TYPE_SMS' }) },
    'over by a millisecond': { token: await tokenWith({ exp: String(kit.clock.time) }) },
    truncated: { token: token.slice(0, -1) },
    're-spelled': { token: respelled(token) },
  }
  const codes: string[] = []
  for (const login of Object.values(swaps)) codes.push((await way.login(kit, login)).code)
  // The twelfth: the twin of a signature may count as the same use, never as a second one.
  const used = await way.login(kit, { token })
  codes.push((await way.login(kit, { token, spell: (raw) => way.right(twinOf(raw)) })).code)
  printCount(`T08 swaps at ${way.name}`, codes.filter((code) => code !== 'OK').length, codes.length)
  expect(used.code).toBe('OK')
  expect(codes).toEqual([
    ...way.refusals,
    'VERIFICATION_TOKEN_INVALID',
    ...['ORGANIZATION_NOT_FOUND', 'ORGANIZATION_NOT_FOUND'],
    ...Array<string>(3).fill('VERIFICATION_TOKEN_INVALID'),
    'VERIFICATION_TOKEN_USED',
  ])
})

test('gives the twin of a stamp over the same body the session that is there already', async () => {
  const { kit, token } = await stolen()
  const { text, stamp } = await attestedRequest(kit, { key, token })
  const read = readAttestedStamp(stamp)
  const raw = rawFromDer(bytesFromHex(read?.signature ?? '') ?? new Uint8Array())
  if (!read || !raw) throw new Error('the stamp is malformed')
  const twin = writeAttestedStamp({ ...read, signature: asDer(twinOf(raw)) })
  const [first, again] = [await sendAttested(kit, text, stamp), await sendAttested(kit, text, twin)]
  expect(resultText(again, 'session')).toBe(resultText(first, 'session'))
})
