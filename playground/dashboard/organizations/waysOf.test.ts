import { describe, expect, test } from 'vitest'
import { kindsOf, titleOf, type WireUser, waysOf } from './waysOf.ts'

const time = { seconds: '1', nanos: '0' }

const apiKey = (type: string, name: string) => ({
  credential: { publicKey: '02', type },
  apiKeyId: name,
  apiKeyName: name,
  createdAt: time,
  updatedAt: time,
})

const nobody: WireUser = {
  userId: 'u',
  userName: '',
  userTags: [],
  mfaPolicies: [],
  apiKeys: [],
  authenticators: [],
  oauthProviders: [],
  createdAt: time,
  updatedAt: time,
}

const mara: WireUser = {
  ...nobody,
  userName: 'Mara Okafor',
  userEmail: 'mara@okafor.example',
  apiKeys: [
    apiKey('CREDENTIAL_TYPE_API_KEY_P256', 'Laptop'),
    apiKey('CREDENTIAL_TYPE_LOGIN', 'Chrome'),
    { ...apiKey('CREDENTIAL_TYPE_API_KEY_P256', 'Tablet'), expirationSeconds: '900' },
  ],
}

describe('waysOf', () => {
  test('tells keys that stay from those of sessions', () => {
    expect(waysOf(mara).map(({ name, kind }) => [name, kind])).toEqual([
      ['mara@okafor.example', 'Email code'],
      ['Laptop', 'API key'],
      ['Chrome', 'Session key'],
      ['Tablet', 'Session key'],
    ])
  })
})

describe('kindsOf', () => {
  test('names each kind once, and no sessions', () => {
    expect(kindsOf([mara, mara])).toEqual(['Email code', 'API key'])
  })
})

describe('titleOf', () => {
  test.each([
    [[mara], ['Mara Okafor', 'mara@okafor.example']],
    [[{ ...nobody, userPhoneNumber: '+447700900123' }], ['+447700900123', '+447700900123']],
    [[nobody], ['Nobody', 'No address']],
    [[], ['Nobody', 'No address']],
  ])('knows an account by what it has, %#', (users, title) => {
    expect(titleOf(users)).toEqual(title)
  })
})
