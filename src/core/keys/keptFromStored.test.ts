import { expect, test } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { keptFromStored } from './keptFromStored.ts'

const keyPair = await generateKeyPair()
const readable = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
  'sign',
  'verify',
])
const record = { keyPair, token: 'token', sessionKeyHex: '04' }

test.each([undefined, null, 0, '', 'text', [], {}, { ...record, token: 1 }, { keyPair }])(
  'counts %j as absent',
  (stored) => {
    expect(keptFromStored(stored)).toBeNull()
  },
)

test.each([
  ['is gone', undefined],
  ['is text', 'key'],
  ['lost its private half', { ...keyPair, privateKey: undefined }],
  ['lost its public half', { ...keyPair, publicKey: undefined }],
  ['has two public halves', { ...keyPair, privateKey: keyPair.publicKey }],
  ['lost its name', { ...keyPair, publicKeyHex: undefined }],
  ['could be read out', { ...readable, publicKeyHex: keyPair.publicKeyHex }],
])('reads a record whose key %s as one without a key', (_, broken) => {
  expect(keptFromStored({ ...record, keyPair: broken })).toMatchObject({ keyPair: null })
})
