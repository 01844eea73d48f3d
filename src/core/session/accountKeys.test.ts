import { expect, test } from 'vitest'
import { readAccountKeys } from './accountKeys.ts'

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
    { ...key('used', 'CREDENTIAL_TYPE_API_KEY_P256', '1200'), lastUsedAt: time },
    key('wallet', 'CREDENTIAL_TYPE_API_KEY_SECP256K1', '900'),
    key('temporary', 'CREDENTIAL_TYPE_API_KEY_P256', '1000', '60'),
    // whoever registers a key calls it what they like: it is no session, and hides none
    {
      ...key('liar', 'CREDENTIAL_TYPE_API_KEY_P256', '800'),
      apiKeyName: 'Safari on iPhone (email) newer',
    },
  ],
  userTags: [],
  oauthProviders: [],
  mfaPolicies: [],
  createdAt: time,
  updatedAt: time,
}

test('finds every key that can act for a user: the newest first, none that is over', () => {
  const keys = readAccountKeys(user, { publicKeyHex: 'own' }, 1_600_000)
  const nothingSaid = { earlierIds: [], isCurrent: false, method: null, device: null }
  const lasting = { ...nothingSaid, expiresAtMs: null, lastUsedAtMs: null }
  expect(keys).toEqual([
    {
      ...nothingSaid,
      id: 'id-newer',
      kind: 'session',
      name: 'newer',
      publicKeyHex: 'newer',
      startedAtMs: 1_500_000,
      expiresAtMs: 2_400_000,
      lastUsedAtMs: null,
    },
    {
      ...lasting,
      id: 'id-used',
      kind: 'apiKey',
      name: 'used',
      publicKeyHex: 'used',
      startedAtMs: 1_200_000,
      lastUsedAtMs: 1_000_000,
    },
    {
      id: 'id-own',
      earlierIds: [],
      kind: 'session',
      name: 'Safari on iPhone (Acme)',
      publicKeyHex: 'own',
      startedAtMs: 1_000_000,
      expiresAtMs: 1_900_000,
      lastUsedAtMs: null,
      isCurrent: true,
      method: 'oidc:Acme',
      device: { browser: 'Safari', system: 'iPhone' },
    },
    {
      ...lasting,
      id: 'id-wallet',
      kind: 'wallet',
      name: 'wallet',
      publicKeyHex: 'wallet',
      startedAtMs: 900_000,
    },
    {
      ...lasting,
      id: 'id-liar',
      kind: 'apiKey',
      name: 'Safari on iPhone (email) newer',
      publicKeyHex: 'liar',
      startedAtMs: 800_000,
    },
  ])
})

const hex = (name: string) => name.repeat(33)

/** A key that came in place of another one. */
const renewed = (name: string, before: string, seconds: string) => ({
  ...key(hex(name), 'CREDENTIAL_TYPE_LOGIN', seconds, '900'),
  apiKeyId: name,
  apiKeyName: `session (email) ${hex(before).slice(0, 40)}`,
})
const first = { ...renewed('a1', 'ff', '1000'), apiKeyName: 'session (email)' }

test.each([
  ['it is the newest', 'a3', [['a3', ['a2', 'a1'], true]]],
  [
    'another one came in its place, which is somebody else',
    'a2',
    [
      ['a3', [], false],
      ['a2', ['a1'], true],
    ],
  ],
  ['it is none of them', '02', [['a3', ['a2', 'a1'], false]]],
])('a session that was renewed is one, while %s', (_, own, expected) => {
  const apiKeys = [first, renewed('a2', 'a1', '1100'), renewed('a3', 'a2', '1200')]
  const sessions = readAccountKeys({ ...user, apiKeys }, { publicKeyHex: hex(own) }, 1_300_000)
  expect(sessions.map(({ id, earlierIds, isCurrent }) => [id, earlierIds, isCurrent])).toEqual(
    expected,
  )
  expect(sessions.at(-1)?.startedAtMs).toBe(1_000_000)
})

test('two that came in place of one are two, and names that lead around in a circle end', () => {
  const twice = [first, renewed('a2', 'a1', '1100'), renewed('a3', 'a1', '1200')]
  const own = { publicKeyHex: hex('a3') }
  expect(
    readAccountKeys({ ...user, apiKeys: twice }, own, 1_300_000)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a2', 'a3'])
  const around = [renewed('a1', 'a2', '1000'), renewed('a2', 'a1', '1100')]
  const shown = readAccountKeys({ ...user, apiKeys: around }, { publicKeyHex: hex('a2') }, 0)
  expect(shown.map(({ id, earlierIds }) => [id, earlierIds])).toEqual([['a2', ['a1']]])
})

test('an API key that names a session as its predecessor hides it from nobody', () => {
  const session = { ...key(hex('a1'), 'CREDENTIAL_TYPE_LOGIN', '1000', '900'), apiKeyId: 'a1' }
  const liar = { ...renewed('a2', 'a1', '1100'), apiKeyId: 'a2' }
  const credential = { ...liar.credential, type: 'CREDENTIAL_TYPE_API_KEY_P256' }
  const apiKeys = [session, { ...liar, credential }]
  const keys = readAccountKeys({ ...user, apiKeys }, { publicKeyHex: hex('02') }, 1_200_000)
  expect(keys.map(({ id, kind }) => [id, kind])).toEqual([
    ['a2', 'apiKey'],
    ['a1', 'session'],
  ])
})

test.each([
  ['two', ['a1', 'a2'], [['a2', ['a1']]]],
  ['three', ['a1', 'a2', 'a3'], [['a3', ['a2', 'a1']]]],
])(
  'A3 %s keys of sessions that name each other in a circle hide from nobody',
  (_, names, expected) => {
    const apiKeys = names.map((name, i) => renewed(name, names.at(i - 1) ?? '', String(1000 + i)))
    const mine = { ...key(hex('02'), 'CREDENTIAL_TYPE_LOGIN', '900', '900'), apiKeyId: 'mine' }
    const own = { publicKeyHex: hex('02') }
    const keys = readAccountKeys({ ...user, apiKeys: [...apiKeys, mine] }, own, 1_100_000)
    expect(keys.map(({ id, earlierIds }) => [id, earlierIds])).toEqual([...expected, ['mine', []]])
  },
)

const replacing = (used: number) => [
  { ...first, lastUsedAt: { seconds: String(used), nanos: '0' } },
  renewed('a2', 'a1', '1100'),
]
test.each([
  ['stamps on after a renewal is listed', replacing(1161), ['a2', 'a1']],
  ['stamped while it was renewed is not', replacing(1160), ['a2']],
  [
    'came later than the session that names it is listed',
    [renewed('a1', 'a3', '1200'), renewed('a2', 'a1', '1100'), renewed('a3', 'ff', '1050')],
    ['a1', 'a2'],
  ],
])('A3 a key that %s', (_, apiKeys, expected) => {
  const own = { publicKeyHex: hex('a2') }
  const keys = readAccountKeys({ ...user, apiKeys }, own, 1_300_000)
  expect(keys.map(({ id }) => id).toSorted()).toEqual([...expected].toSorted())
})
