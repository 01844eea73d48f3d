import { expect, test } from 'vitest'
import { stampSchemes } from '../../../crypto/stamp/stampSchemes.ts'
import { credentialType } from '../../../wire/fields/user.ts'
import { credentialTypesOfScheme } from './credentialTypes.ts'

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
  const taken = [...stampSchemes.keys()].filter((scheme) =>
    credentialTypesOfScheme(scheme).includes(type),
  )
  expect(taken).toEqual(accepted.get(type) ?? [])
})

test('gives a scheme that is unknown to no credential', () => {
  expect(credentialTypesOfScheme('constructor')).toEqual([])
})
