import { expect, test } from 'vitest'
import { base64urlFromBytes } from './base64url.ts'
import { recordFromBase64url } from './recordFromBase64url.ts'
import { bytesFromUtf8 } from './utf8.ts'

const encoded = (json: string) => base64urlFromBytes(bytesFromUtf8(json))

test('reads an object, an empty one too', () => {
  expect(recordFromBase64url(encoded('{"a":{"b":["é"]}}'))).toEqual({ a: { b: ['é'] } })
  expect(recordFromBase64url(encoded('{}'))).toEqual({})
})

test.each([
  ['nothing', ''],
  ['padding', `${encoded('{"a":1}')}=`],
  ['bytes that are not UTF-8', base64urlFromBytes(Uint8Array.of(0x22, 0xff, 0x22))],
  ['text that is not JSON', encoded('{"a":')],
  ['a member named twice', encoded('{"a":1,"a":2}')],
  ['null', encoded('null')],
  ['a list', encoded('[]')],
  ['a text', encoded('"a"')],
])('answers null to %s', (_, text) => {
  expect(recordFromBase64url(text)).toBeNull()
})
