import { expect, test } from 'vitest'
import { stampSchemes } from '../../../crypto/stamp/stampSchemes.ts'
import { credentialType } from '../../../wire/fields/user.ts'
import { schemeFits } from './schemeFits.ts'

const P256 = ['SIGNATURE_SCHEME_TK_API_P256']
const accepted = new Map([
  ['CREDENTIAL_TYPE_API_KEY_P256', P256],
  ['CREDENTIAL_TYPE_OTP_AUTH_KEY_P256', P256],
  ['CREDENTIAL_TYPE_LOGIN', P256],
  [
    'CREDENTIAL_TYPE_API_KEY_SECP256K1',
    ['SIGNATURE_SCHEME_TK_API_SECP256K1', 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191'],
  ],
  ['CREDENTIAL_TYPE_API_KEY_ED25519', ['SIGNATURE_SCHEME_TK_API_ED25519']],
])

test.each(credentialType.options)('%s takes the schemes of its own curve and no other', (type) => {
  const taken = [...stampSchemes.keys()].filter((scheme) => schemeFits(type, scheme))
  expect(taken).toEqual(accepted.get(type) ?? [])
})

test('fits nothing to a name that is unknown', () => {
  expect(schemeFits('CREDENTIAL_TYPE_LOGIN', 'constructor')).toBe(false)
  expect(schemeFits('constructor', 'SIGNATURE_SCHEME_TK_API_P256')).toBe(false)
})
