import { p256 } from '@noble/curves/nist.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { rawFromDer } from '../p256/derSignature.ts'
import { generateKeyPair } from '../p256/generateKeyPair.ts'
import { createStamp } from './createStamp.ts'
import { readStamp, type Stamp, writeStamp } from './stampFormat.ts'
import { verifyStamp } from './verifyStamp.ts'

const text = '{"organizationId":"org","name":"Zoë 🗝"}'
const body = bytesFromUtf8(text)
const key = await generateKeyPair()
const header = await createStamp(key, text)
const stamp = readStamp(header) ?? { publicKey: '', scheme: '', signature: '' }
const der = bytesFromHex(stamp.signature) ?? new Uint8Array()

const kindOf = async (changes: Partial<Stamp>) =>
  (await verifyStamp(writeStamp({ ...stamp, ...changes }), body)).kind

test('names the key of a stamp over these very bytes', async () => {
  const verdict = await verifyStamp(header, body)
  expect(verdict).toEqual({
    kind: 'valid',
    publicKey: key.publicKeyHex,
    scheme: 'SIGNATURE_SCHEME_TK_API_P256',
    signature: hexFromBytes(der),
  })
  expect(header.length).toBeLessThan(400)
})

test('calls a stamp over other bytes or by another key invalid', async () => {
  const other = await generateKeyPair()
  expect(await verifyStamp(header, bytesFromUtf8(`${text} `))).toEqual({ kind: 'invalid' })
  expect(await verifyStamp(header, new Uint8Array())).toEqual({ kind: 'invalid' })
  expect(await kindOf({ publicKey: other.publicKeyHex })).toBe('invalid')
})

test('covers the bytes as they came, not what they mean', async () => {
  const spaced = bytesFromUtf8(text.replace(':', ': '))
  expect(JSON.parse(new TextDecoder().decode(spaced))).toEqual(JSON.parse(text))
  expect((await verifyStamp(header, spaced)).kind).toBe('invalid')
})

test('accepts both twins of a signature, in DER only', async () => {
  const { r, s } = p256.Signature.fromBytes(der, 'der')
  const twin = new p256.Signature(r, p256.Point.CURVE().n - s)
  expect(await kindOf({ signature: twin.toHex('der') })).toBe('valid')
  expect(await kindOf({ signature: hexFromBytes(rawFromDer(der) ?? der) })).toBe('malformed')
})

test.each([
  ['an unknown scheme', { scheme: 'SIGNATURE_SCHEME_TK_API_P384' }],
  ['a scheme that every object has', { scheme: 'constructor' }],
  ['an uncompressed key', { publicKey: p256.Point.fromHex(stamp.publicKey).toHex(false) }],
  ['a key off the curve', { publicKey: `02${'0'.repeat(63)}1` }],
  ['a signature with a byte behind', { signature: `${stamp.signature}00` }],
  ['a signature with half a byte behind', { signature: `${stamp.signature}0` }],
  ['no signature', { signature: '' }],
])('calls %s malformed', async (_, changes) => {
  expect(await kindOf(changes)).toBe('malformed')
})

test('accepts hex in upper case, and names the key in lower case', async () => {
  const { publicKey, scheme, signature } = stamp
  const shouted = { publicKey: publicKey.toUpperCase(), signature: signature.toUpperCase() }
  const verdict = await verifyStamp(writeStamp({ ...shouted, scheme }), body)
  expect(verdict).toEqual({ kind: 'valid', publicKey, scheme, signature })
})

test('calls a signature of zeros invalid', async () => {
  expect(await kindOf({ signature: '3006020100020100' })).toBe('invalid')
})

/** The same stamp, its hex in another case: that one is good. */
function isInAnotherCase(mutant: string): boolean {
  const read = readStamp(mutant)
  return (
    read?.scheme === stamp.scheme &&
    read.publicKey.toLowerCase() === stamp.publicKey &&
    read.signature.toLowerCase() === stamp.signature
  )
}

test('accepts none of 1,000 mutated stamps', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ,.'
  const edit = fc.record({
    at: fc.nat({ max: header.length - 1 }),
    cut: fc.nat({ max: 4 }),
    put: fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 4 }),
  })
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const mutant = edits.reduce(
        (rest, { at, cut, put }) => rest.slice(0, at) + put + rest.slice(at + cut),
        header,
      )
      fc.pre(mutant !== header && !isInAnotherCase(mutant))
      changed++
      expect((await verifyStamp(mutant, body)).kind).not.toBe('valid')
    }),
    { numRuns: 1000 },
  )
  expect(changed).toBeGreaterThanOrEqual(1000)
})

test('accepts no other text in place of the JSON, one character changed, added or dropped', async () => {
  const json = utf8FromBytes(bytesFromBase64url(header) ?? new Uint8Array()) ?? ''
  for (let at = 0; at <= json.length; at++) {
    const behind = [json.slice(at), json.slice(at + 1)]
    for (const put of ['', ' ', '\t', '\n', '0', 'a', '"', ',', '\\', '\u0000']) {
      for (const rest of behind) {
        const mutant = json.slice(0, at) + put + rest
        if (mutant === json) continue
        const verdict = await verifyStamp(base64urlFromBytes(bytesFromUtf8(mutant)), body)
        expect(verdict.kind).not.toBe('valid')
      }
    }
  }
})

test('accepts no stamp with one bit flipped in what it says', async () => {
  for (let at = 0; at < header.length; at++) {
    const unit = String.fromCharCode(header.charCodeAt(at) ^ 1)
    const mutant = header.slice(0, at) + unit + header.slice(at + 1)
    expect((await verifyStamp(mutant, body)).kind).not.toBe('valid')
  }
})
