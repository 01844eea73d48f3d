import { describe, expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { readStamp, writeHexStamp, writeStamp } from './stampFormat.ts'

const stamp = { publicKey: 'k', scheme: 's', signature: 'g' }
const encode = (text: string) => base64urlFromBytes(bytesFromUtf8(text))

test('writes the members in the order of the wire, without padding, and reads them back', () => {
  const header = writeStamp(stamp)
  expect(utf8FromBytes(bytesFromBase64url(header) ?? new Uint8Array())).toBe(
    '{"publicKey":"k","scheme":"s","signature":"g"}',
  )
  expect(header).not.toContain('=')
  expect(readStamp(header)).toEqual(stamp)
})

test('writes the bytes of a signature as it writes their hex, for heads of every length', () => {
  for (const publicKey of ['', 'k', 'kk', 'kkk'])
    for (const length of [0, 1, 70, 71, 72]) {
      const signature = Uint8Array.from({ length: 72 }, (_, at) => at * 37)
      const text = hexFromBytes(signature.subarray(0, length))
      const header = writeHexStamp({ publicKey, scheme: 's' }, signature, length)
      expect(readStamp(header)).toEqual({ publicKey, scheme: 's', signature: text })
      expect(header).toBe(writeStamp({ publicKey, scheme: 's', signature: text }))
    }
})

test('reads the members in any order', () => {
  expect(readStamp(encode('{"signature":"g","publicKey":"k","scheme":"s"}'))).toEqual(stamp)
})

describe('readStamp answers null to', () => {
  const good = writeStamp(stamp)

  test.each([
    ['nothing', ''],
    ['text that is not base64url', '{"publicKey":"k","scheme":"s","signature":"g"}'],
    ['padding', `${encode('{"publicKey":"k","scheme":"s","signature":"gg"}')}=`],
    [
      'base64 of the other alphabet',
      encode('{"publicKey":"k","scheme":"s","signature":"?>"}')
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    ],
    ['white space', `${good} `],
    ['two headers joined', `${good}, ${good}`],
    ['a byte order mark', encode('\ufeff{"publicKey":"k","scheme":"s","signature":"g"}')],
    ['bytes that are not UTF-8', base64urlFromBytes(Uint8Array.of(0x22, 0xff, 0x22))],
    ['white space in the JSON', encode('{"publicKey":"k", "scheme":"s","signature":"g"}')],
    ['white space behind the JSON', encode('{"publicKey":"k","scheme":"s","signature":"g"}\n')],
    [
      'an escape that is not needed',
      encode('{"publicKey":"\\u006b","scheme":"s","signature":"g"}'),
    ],
    ['null', encode('null')],
    ['an array', encode('["k","s","g"]')],
    ['a member missing', encode('{"publicKey":"k","scheme":"s"}')],
    ['a member misspelt', encode('{"publicKey":"k","scheme":"s","Signature":"g"}')],
    ['a member more', encode('{"publicKey":"k","scheme":"s","signature":"g","x":"y"}')],
    ['a member twice', encode('{"publicKey":"k","scheme":"s","signature":"g","scheme":"s"}')],
    ['a member that is no text', encode('{"publicKey":"k","scheme":1,"signature":"g"}')],
    ['more than 8,192 characters', writeStamp({ ...stamp, signature: 'a'.repeat(8192) })],
  ])('%s', (_, header) => {
    expect(readStamp(header)).toBeNull()
  })
})
