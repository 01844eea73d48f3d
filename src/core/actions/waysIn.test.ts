import { expect, test } from 'vitest'
import type { User } from '../../wire/fields/user.ts'
import { waysIn } from './waysIn.ts'

const at = { createdAt: { seconds: '1', nanos: '0' }, updatedAt: { seconds: '1', nanos: '0' } }
const key = (apiKeyId: string, type: string) => ({
  apiKeyId,
  apiKeyName: 'A key',
  credential: { publicKey: `of ${apiKeyId}`, type },
  ...at,
})

const user: User = {
  userId: 'user-1',
  userName: 'Mara',
  userEmail: 'mara@okafor.example',
  userPhoneNumber: '',
  authenticators: [
    {
      authenticatorId: 'passkey-1',
      authenticatorName: 'Mac, Chrome',
      transports: [],
      attestationType: 'none',
      aaguid: '',
      credentialId: 'x',
      model: '',
      credential: { publicKey: 'x', type: 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR' },
      ...at,
    },
  ],
  apiKeys: [
    key('session', 'CREDENTIAL_TYPE_LOGIN'),
    key('server', 'CREDENTIAL_TYPE_API_KEY_P256'),
    key('foxglove', 'CREDENTIAL_TYPE_API_KEY_SECP256K1'),
    key('harbor', 'CREDENTIAL_TYPE_API_KEY_ED25519'),
  ],
  userTags: [],
  oauthProviders: ['google', 'Discord', 'northern-fells'].map((providerName) => ({
    providerId: `id of ${providerName}`,
    providerName,
    issuer: 'https://issuer.example',
    audience: 'client',
    subject: '1',
    ...at,
  })),
  ...at,
  mfaPolicies: [],
}

test('finds every way in, and no key of a session or a server', () => {
  const ways = waysIn(user, ['email', 'google', 'passkey', 'oidc:northern-fells'])
  expect(ways).toEqual([
    { method: 'google', id: 'id of google', name: null, isOn: true },
    { method: 'discord', id: 'id of Discord', name: null, isOn: false },
    { method: 'oidc:northern-fells', id: 'id of northern-fells', name: null, isOn: true },
    { method: 'email', id: 'mara@okafor.example', name: 'mara@okafor.example', isOn: true },
    { method: 'passkey', id: 'passkey-1', name: 'Mac, Chrome', isOn: true },
    { method: 'wallet', id: 'foxglove', name: 'of foxglove', isOn: false },
    { method: 'wallet', id: 'harbor', name: 'of harbor', isOn: false },
  ])
})
