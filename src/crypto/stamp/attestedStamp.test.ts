import { describe, expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { rawFromDer } from '../p256/derSignature.ts'
import { generateKeyPair } from '../p256/generateKeyPair.ts'
import { ATTESTED_SCHEMES, readAttestedStamp, writeAttestedStamp } from './attestedStampFormat.ts'
import { createAttestedStamp } from './createAttestedStamp.ts'
import { verifyAttestedStamp } from './verifyAttestedStamp.ts'

const scheme = ATTESTED_SCHEMES.verificationToken
const attestation = { publicKeyAttestation: 'header.payload.signature', scheme }
const key = await generateKeyPair()
const body = '{"organizationId":"an organization"}'
const bytes = bytesFromUtf8(body)
const header = await createAttestedStamp(key, attestation, body)
const stamp = { ...attestation, publicKey: key.publicKeyHex, signature: '30' }
const encode = (text: string) => base64urlFromBytes(bytesFromUtf8(text))
const textOf = (value: string) => utf8FromBytes(bytesFromBase64url(value) ?? new Uint8Array())

test('writes the members in the order of the wire, without padding, and reads them back', () => {
  expect(textOf(header)).toMatch(
    /^\{"publicKeyAttestation":"[^"]+","scheme":"[^"]+","publicKey":"[^"]+","signature":"30[0-9a-f]+"\}$/,
  )
  expect(header).not.toContain('=')
  expect(readAttestedStamp(header)).toMatchObject({ ...attestation, publicKey: key.publicKeyHex })
})

test('is valid for the body that was signed, and for no other', async () => {
  expect(await verifyAttestedStamp(header, bytes)).toMatchObject({ kind: 'valid', ...attestation })
  expect(await verifyAttestedStamp(header, bytesFromUtf8(`${body} `))).toEqual({ kind: 'invalid' })
})

test('is not valid under the name of another key', async () => {
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const read = readAttestedStamp(header)
  if (!read) throw new Error('the header is malformed')
  const renamed = writeAttestedStamp({ ...read, publicKey })
  expect(await verifyAttestedStamp(renamed, bytes)).toEqual({ kind: 'invalid' })
})

test('takes the signature as DER in hex and in no other form', async () => {
  const read = readAttestedStamp(header)
  if (!read) throw new Error('the header is malformed')
  const der = bytesFromHex(read.signature) ?? new Uint8Array()
  for (const signature of [
    '',
    hexFromBytes(rawFromDer(der) ?? new Uint8Array()),
    `${read.signature}00`,
    read.signature.slice(0, -2),
    `0x${read.signature}`,
  ]) {
    const respelled = writeAttestedStamp({ ...read, signature })
    expect(await verifyAttestedStamp(respelled, bytes)).toEqual({ kind: 'malformed' })
  }
})

test('takes the key compressed, in hex, and on the curve', async () => {
  const read = readAttestedStamp(header)
  if (!read) throw new Error('the header is malformed')
  const point = await crypto.subtle.exportKey('raw', key.publicKey)
  for (const publicKey of ['', hexFromBytes(new Uint8Array(point)), `02${'f'.repeat(64)}`]) {
    const respelled = writeAttestedStamp({ ...read, publicKey })
    expect(await verifyAttestedStamp(respelled, bytes)).toEqual({ kind: 'malformed' })
  }
})

test('takes key and signature in upper case, and names them in lower case', async () => {
  const read = readAttestedStamp(header)
  if (!read) throw new Error('the header is malformed')
  const { publicKey, signature } = read
  const shouted = { publicKey: publicKey.toUpperCase(), signature: signature.toUpperCase() }
  expect(await verifyAttestedStamp(writeAttestedStamp({ ...read, ...shouted }), bytes)).toEqual({
    kind: 'valid',
    ...read,
  })
})

describe('readAttestedStamp answers null to', () => {
  const text = JSON.stringify(stamp)

  test.each([
    ['nothing', ''],
    ['text that is not base64url', text],
    ['two headers joined', `${encode(text)}, ${encode(text)}`],
    ['white space behind', `${encode(text)} `],
    ['white space in the JSON', encode(text.replace('":"', '": "'))],
    ['an escape that is not needed', encode(text.replace('"header', '"\\u0068eader'))],
    ['null', encode('null')],
    ['an array', encode(JSON.stringify(Object.values(stamp)))],
    ['a member missing', encode(text.replace(/,"signature":"30"/, ''))],
    ['a member more', encode(text.replace('}', ',"x":"y"}'))],
    ['a member twice', encode(text.replace('}', ',"signature":"31"}'))],
    ['a member that is no text', encode(text.replace('"30"', '30'))],
    ['the scheme of a plain stamp', encode(text.replace(scheme, 'SIGNATURE_SCHEME_TK_API_P256'))],
    [
      'more than 12,288 characters',
      writeAttestedStamp({ ...stamp, publicKeyAttestation: 'a'.repeat(12_288) }),
    ],
  ])('%s', (_, value) => {
    expect(readAttestedStamp(value)).toBeNull()
  })

  test('nothing else: the same text passes', () => {
    expect(readAttestedStamp(encode(text))).toEqual(stamp)
  })
})
