import { afterEach, expect, test, vi } from 'vitest'
import { passkeyError } from './passkeyError.ts'

const making = { rpId: 'example.com', permission: 'publickey-credentials-create' } as const
const using = { rpId: 'example.com', permission: 'publickey-credentials-get' } as const

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['AbortError', 'REQUEST_ABORTED'],
  ['SecurityError', 'PASSKEY_DOMAIN_INVALID'],
  ['NotSupportedError', 'PASSKEY_UNSUPPORTED'],
  ['ConstraintError', 'PASSKEY_UNSUPPORTED'],
  ['InvalidStateError', 'PASSKEY_EXISTS'],
  ['NotAllowedError', 'PASSKEY_CANCELLED'],
  ['UnknownError', 'PASSKEY_CANCELLED'],
  ['OperationError', 'PASSKEY_CANCELLED'],
])('names the cause behind %s', (name, code) => {
  const cause = new DOMException('some browser’s words', name)
  for (const tried of [making, using])
    expect(passkeyError(cause, tried)).toMatchObject({ code, cause })
})

test('takes anything else that is thrown for a prompt that brought nothing', () => {
  for (const cause of [new TypeError(), 'no', null, undefined])
    expect(passkeyError(cause, using).code).toBe('PASSKEY_CANCELLED')
})

test('names the domain that the passkeys belong to', () => {
  const cause = new DOMException('', 'SecurityError')
  expect(passkeyError(cause, using)).toMatchObject({ rpId: 'example.com' })
})

test('says that a frame without the permission has no passkeys', () => {
  const cause = new DOMException('', 'NotAllowedError')
  const allowsFeature = vi.fn((name: string) => name === 'publickey-credentials-create')
  vi.stubGlobal('document', { featurePolicy: { allowsFeature } })
  expect(passkeyError(cause, using).code).toBe('PASSKEY_UNSUPPORTED')
  expect(passkeyError(cause, making).code).toBe('PASSKEY_CANCELLED')
})
