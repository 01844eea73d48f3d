import { expect, test } from 'vitest'
import type { User } from '../../wire/fields/user.ts'
import { waysIn } from './waysIn.ts'

const at = { seconds: '0', nanos: '0' }
const credential = { publicKey: '02', type: 'CREDENTIAL_TYPE_LOGIN' }
const times = { createdAt: at, updatedAt: at }
const user: User = {
  userId: 'user-1',
  userName: 'mara',
  userEmail: 'mara@okafor.example',
  userPhoneNumber: '+447700900123',
  authenticators: [
    {
      transports: [],
      attestationType: 'none',
      aaguid: '',
      credentialId: 'AQID',
      model: '',
      credential,
      authenticatorId: 'passkey-1',
      authenticatorName: 'Mac, Chrome',
      ...times,
    },
  ],
  apiKeys: [
    { credential, apiKeyId: 'session-1', apiKeyName: 'session', ...times },
    { credential, apiKeyId: 'wallet-1', apiKeyName: 'wallet-auth:02ab', ...times },
  ],
  userTags: [],
  oauthProviders: [
    {
      providerId: 'google-1',
      providerName: 'google',
      issuer: '',
      audience: '',
      subject: '',
      ...times,
    },
  ],
  ...times,
  mfaPolicies: [],
}

const ids = (...parameters: Parameters<typeof waysIn>) => waysIn(...parameters).map(({ id }) => id)

test('counts every way whose method is on', () => {
  expect(ids(user, ['email', 'sms', 'passkey', 'google', 'wallet'])).toEqual([
    'mara@okafor.example',
    '+447700900123',
    'passkey-1',
    'google-1',
    'wallet-1',
  ])
  expect(ids(user, ['passkey'])).toEqual(['passkey-1'])
  expect(ids(user, ['wallet', 'oidc:okta'])).toEqual(['google-1', 'wallet-1'])
})

test('takes no key of a session and no empty address for a way in', () => {
  const bare = { ...user, userEmail: '', userPhoneNumber: undefined, authenticators: [] }
  expect(ids(bare, ['email', 'sms', 'passkey'])).toEqual([])
})
