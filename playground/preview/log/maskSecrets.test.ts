import { expect, test } from 'vitest'
import { maskSecrets } from './maskSecrets.ts'

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJtYXJhIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'
const phrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const hex = 'a1'.repeat(32)

test.each<[string, unknown]>([
  ['a code of digits', { otpCode: '413902' }],
  ['a code that is a word', { otpCode: 'QWERTY' }],
  ['a code that is a number', { code: 413902 }],
  ['a session', { session: token }],
  ['a token under a name that nobody thought of', { whatever: token }],
  ['a token in a list, deep inside', { result: { list: [{ item: [token] }] } }],
  ['a recovery phrase under such a name', { text: phrase }],
  ['a private key', { privateKey: hex }],
  ['a private key under such a name', { text: hex }],
  ['a bundle', { encryptedOtpBundle: JSON.stringify({ ciphertext: hex }) }],
  ['an ID token where an address is looked for', { filterType: 'OIDC_TOKEN', filterValue: token }],
])('%s is cut out', (_, body) => {
  const text = maskSecrets(JSON.stringify(body))
  for (const secret of ['413902', 'QWERTY', token, 'abandon', hex])
    expect(text).not.toContain(secret)
  expect(text).toContain('••••')
})

test('what tells requests apart stays', () => {
  const body = {
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    timestampMs: '1795391234567',
    organizationId: '0197a3c1-5d5e-7b1a-9d3c-1f2e3d4c5b6a',
    parameters: {
      publicKey: `02${hex}`,
      otpType: 'OTP_TYPE_EMAIL',
      contact: 'mara@okafor.example',
    },
    sessionExpirationSeconds: 900,
    details: [{ turnkeyErrorCode: 'OTP_CODE_INVALID', attemptsLeft: 2 }],
    empty: '',
    isOn: true,
    none: null,
  }
  expect(JSON.parse(maskSecrets(JSON.stringify(body)))).toEqual(body)
})

test('text that is not JSON is not shown', () => {
  expect(maskSecrets(`code=413902&code_verifier=${hex}`)).toBe('•••• (90 characters)')
  expect(maskSecrets('')).toBe('')
})
