import { expect, test } from 'vitest'
import { base64urlFromBytes } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { readStamp } from './readStamp.ts'

const SIGNATURE = '3045022100b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7'
const KEY = `02${'ab'.repeat(32)}`

const header = (stamp: object) => base64urlFromBytes(bytesFromUtf8(JSON.stringify(stamp)))
const read = (name: string, value: string) => readStamp(new Headers({ [name]: value }))

test.each([
  ['SIGNATURE_SCHEME_TK_API_P256', 'Session key'],
  ['SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191', 'Wallet'],
  ['SIGNATURE_SCHEME_TK_API_ED25519', 'Wallet'],
])('a stamp of the scheme %s is of: %s', (scheme, stampedWith) => {
  const found = read('X-Stamp', header({ publicKey: KEY, scheme, signature: SIGNATURE }))
  expect(found).toEqual({
    stampedWith,
    stamp: { header: 'X-Stamp', scheme, signer: '02ababab…abab', signature: '30450221…e6f7' },
  })
})

test('reads the stamp of a passkey', () => {
  const credentialId = 'dGhpcyBpcyBhbiBpZCBvZiBhIHBhc3NrZXk'
  const stamp = JSON.stringify({ credentialId, clientDataJson: 'x', signature: SIGNATURE })
  expect(read('X-Stamp-WebAuthn', stamp)).toMatchObject({
    stampedWith: 'Passkey',
    stamp: { scheme: 'WebAuthn', signer: 'dGhpcyBp…rZXk' },
  })
})

test('a request without a stamp shows its configuration, or nothing', () => {
  expect(read('X-Auth-Proxy-Config-Id', 'c')).toEqual({ stampedWith: 'Config ID', stamp: null })
  expect(read('accept', '*')).toEqual({ stampedWith: 'Nothing', stamp: null })
})

test('says nothing of a stamp that it cannot read, and keeps none of it', () => {
  expect(read('X-Stamp', 'not base64url!')).toEqual({ stampedWith: 'Session key', stamp: null })
  expect(read('X-Stamp', header([1]))).toEqual({ stampedWith: 'Session key', stamp: null })
})
