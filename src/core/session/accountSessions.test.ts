import { expect, test } from 'vitest'
import { sessionsFromUser } from './accountSessions.ts'

const time = { seconds: '1000', nanos: '0' }
const key = (name: string, type: string, seconds: string, expirationSeconds?: string) => ({
  credential: { publicKey: name, type },
  apiKeyId: `id-${name}`,
  apiKeyName: name,
  createdAt: { seconds, nanos: '0' },
  updatedAt: time,
  ...(expirationSeconds === undefined ? {} : { expirationSeconds }),
})

const user = {
  userId: 'user-1',
  userName: 'Mara',
  authenticators: [],
  apiKeys: [
    {
      ...key('own', 'CREDENTIAL_TYPE_LOGIN', '1000', '900'),
      apiKeyName: 'Safari on iPhone (Acme)',
    },
    key('over', 'CREDENTIAL_TYPE_LOGIN', '100', '900'),
    key('newer', 'CREDENTIAL_TYPE_LOGIN', '1500', '900'),
    key('wallet', 'CREDENTIAL_TYPE_API_KEY_SECP256K1', '1000'),
    key('temporary', 'CREDENTIAL_TYPE_API_KEY_P256', '1000', '60'),
  ],
  userTags: [],
  oauthProviders: [],
  mfaPolicies: [],
  createdAt: time,
  updatedAt: time,
}

test('finds the sessions among the keys of a user: the newest first, none that is over', () => {
  expect(sessionsFromUser(user, { publicKeyHex: 'own' }, 1_600_000)).toEqual([
    {
      id: 'id-newer',
      publicKeyHex: 'newer',
      startedAtMs: 1_500_000,
      expiresAtMs: 2_400_000,
      isCurrent: false,
      method: null,
      device: null,
    },
    {
      id: 'id-own',
      publicKeyHex: 'own',
      startedAtMs: 1_000_000,
      expiresAtMs: 1_900_000,
      isCurrent: true,
      method: 'oidc:Acme',
      device: { browser: 'Safari', system: 'iPhone' },
    },
  ])
})
