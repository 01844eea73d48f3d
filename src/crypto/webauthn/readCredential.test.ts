import { expect, test } from 'vitest'
import { readAssertion, readRegistration } from './readCredential.ts'

const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer
const credential = (response: object) =>
  Object.assign({ id: 'AQ', type: 'public-key', rawId: buffer(1) }, { response })

const made = { clientDataJSON: buffer(2), attestationObject: buffer(3, 255) }
const used = { clientDataJSON: buffer(2), authenticatorData: buffer(4), signature: buffer(5) }

test('reads a new passkey, and how it can be reached', () => {
  const getTransports = () => ['internal', 'hybrid']
  expect(readRegistration(credential({ ...made, getTransports }))).toEqual({
    credentialId: 'AQ',
    clientDataJson: 'Ag',
    attestationObject: 'A_8',
    transports: ['internal', 'hybrid'],
  })
})

test('reads a new passkey where an extension does not say how it can be reached', () => {
  expect(readRegistration(credential(made))).toMatchObject({ transports: [] })
})

test('reads what a passkey signed', () => {
  expect(readAssertion(credential(used))).toEqual({
    credentialId: 'AQ',
    clientDataJson: 'Ag',
    authenticatorData: 'BA',
    signature: 'BQ',
  })
})

test.each([null, credential(used), { id: 'AQ', type: 'password' }])(
  'finds no new passkey in %o',
  (answer) => {
    expect(() => readRegistration(answer)).toThrow(DOMException)
  },
)

test.each([null, credential(made), { id: 'AQ', type: 'password' }])(
  'finds no signature in %o',
  (answer) => {
    expect(() => readAssertion(answer)).toThrow(DOMException)
  },
)
