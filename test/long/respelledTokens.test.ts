import { expect, test } from 'vitest'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import { createTestApi } from '../support/activityApi.ts'
import { loginParameters, prove, signUp } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'

const RESPELLINGS = 10_000
const TIMEOUT_MS = 10 * 60_000
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** What lax readers of base64 pass over, take for another letter, or take for the end. */
const STRAY = ['=', '==', ' ', '\n', '\r\n', '\t', '.', '+', '/', '%', '~', '\u00a0', '\u200b', 'ä']
const contact = 'mara@okafor.example'

type Parts = readonly [header: string, payload: string, tail: string]

const encoded = (text: string) => base64urlFromBytes(bytesFromUtf8(text))
const decoded = (part: string) => utf8FromBytes(bytesFromBase64url(part) ?? new Uint8Array()) ?? ''

/** The same text in other letters: to whoever reads it strictly, no token at all. */
function* laxSpellings(token: string, [header, payload, tail]: Parts): Generator<string> {
  const raw = bytesFromBase64url(tail) ?? new Uint8Array()
  const last = ALPHABET.indexOf(tail.at(-1) ?? '')
  for (let bits = 1; bits < 16; bits++)
    yield `${token.slice(0, -1)}${ALPHABET[(last & 0b110000) | ((last & 0b1111) ^ bits)]}`
  for (const signature of [derFromRaw(raw), bytesFromUtf8(hexFromBytes(raw))])
    yield `${header}.${payload}.${base64urlFromBytes(signature)}`
  for (let at = 0; at <= token.length; at++) {
    for (const stray of STRAY) yield token.slice(0, at) + stray + token.slice(at)
    const letter = token.charCodeAt(at)
    if (letter) yield `${token.slice(0, at)}%${letter.toString(16)}${token.slice(at + 1)}`
  }
}

/** The same claims in another text, under the signature of the first. */
function* movedClaims([header, payload, tail]: Parts): Generator<string> {
  const text = decoded(payload)
  for (let at = 0; at < text.length; at++) {
    if (!/[a-z0-9]/i.test(text.charAt(at))) continue
    const inHex = `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`
    yield `${header}.${encoded(text.slice(0, at) + inHex + text.slice(at + 1))}.${tail}`
  }
}

/** The other s that the same signature can have. */
function twin([header, payload, tail]: Parts): string {
  const raw = hexFromBytes(bytesFromBase64url(tail) ?? new Uint8Array())
  const s = (P256_ORDER - BigInt(`0x${raw.slice(64)}`)).toString(16).padStart(64, '0')
  const bytes = bytesFromHex(raw.slice(0, 64) + s) ?? new Uint8Array()
  return `${header}.${payload}.${base64urlFromBytes(bytes)}`
}

/** The same claims in another text and properly signed: nothing but their id says that they are the same. */
async function signedAgain(
  token: string,
  round: number,
  key: Pick<P256KeyPair, 'privateKey'>,
): Promise<string> {
  const [header] = token.split('.')
  const claims = Object.entries(readToken(token) ?? {})
  const turned = claims.map((_, index) => claims[(index + round) % claims.length] ?? [])
  const text = JSON.stringify(Object.fromEntries(turned), null, Math.floor(round / 6) % 10)
  const input = `${header}.${encoded(text)}`
  return `${input}.${base64urlFromBytes(await sign(key.privateKey, bytesFromUtf8(input)))}`
}

test(
  'sec/T09 starts no session for any of 10,000 re-spellings of a used verification token',
  async () => {
    const api = await createTestApi()
    await signUp(api, contact, await generateKeyPair())
    const key = await generateKeyPair()
    const token = await prove(api, contact, key)
    const [header = '', payload = '', tail = ''] = token.split('.')
    const parts = [header, payload, tail] as const
    const logIn = async (text: string) =>
      (await api.submit('otpLogin', await loginParameters(key, text))).code
    expect(await logIn(token)).toBe('OK')
    const rows = await api.parts.store.count('credentials', {})

    const lax = [...new Set([...movedClaims(parts), ...laxSpellings(token, parts)])]
    const answers: Record<string, number> = {}
    let tried = 0
    const attempt = async (text: string) => {
      expect(text).not.toBe(token)
      const code = await logIn(text)
      answers[code] = (answers[code] ?? 0) + 1
      tried++
    }
    await attempt(twin(parts))
    for (const text of lax.slice(0, RESPELLINGS * 0.75)) await attempt(text)
    const laxTried = tried - 1
    while (tried < RESPELLINGS)
      await attempt(await signedAgain(token, tried, api.parts.keys.verification))

    const refused = tried - (answers.OK ?? 0)
    printCount('sec/T09 re-spellings of a used token refused', refused, RESPELLINGS)
    expect(answers).toEqual({
      VERIFICATION_TOKEN_INVALID: laxTried,
      VERIFICATION_TOKEN_USED: RESPELLINGS - laxTried,
    })
    expect(await api.parts.store.count('credentials', {})).toBe(rows)
  },
  TIMEOUT_MS,
)
