import { expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../test/support/activityApi.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { queryEndpoints } from '../../wire/queryEndpoints.ts'
import type { submitEndpoints } from '../../wire/submitEndpoints.ts'

const onRamp = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'pk',
  encryptedSecretApiKey: 'secret',
}
const client = { provider: 'OAUTH2_PROVIDER_X', clientId: 'c', encryptedClientSecret: 'ab' }
const profile = { sessionProfileName: 'Tills', scope: 'true' }
const { publicKeyHex: publicKey } = await generateKeyPair()

/** An organization of its own with one of each. */
async function filled(kit: TestApi) {
  const organizationId = await addOrganization(kit.parts, null)
  const { key, userId } = await addUser(kit.parts, organizationId, 'root')
  const call = { key, organizationId }
  const made = (name: keyof typeof submitEndpoints, parameters: object, member: string) =>
    kit.submit(name, parameters, call).then((reply) => resultText(reply, member))
  const apiKey = await kit.parts.store.first('credentials', { userId })
  const ids = {
    onRamp: await made('createFiatOnRampCredential', onRamp, 'fiatOnRampCredentialId'),
    client: await made('createOauth2Credential', client, 'oauth2CredentialId'),
    profile: await made('createSessionProfile', profile, 'sessionProfileId'),
    apiKey: apiKey?.id ?? '',
  }
  return { call, ids }
}

type Ids = Awaited<ReturnType<typeof filled>>['ids']
type Place<Name> = readonly [
  name: Name,
  of: keyof Ids,
  with_: (id: string) => Record<string, unknown>,
]

const submits: readonly Place<keyof typeof submitEndpoints>[] = [
  ['updateFiatOnRampCredential', 'onRamp', (id) => ({ ...onRamp, fiatOnrampCredentialId: id })],
  ['deleteFiatOnRampCredential', 'onRamp', (id) => ({ fiatOnrampCredentialId: id })],
  ['updateOauth2Credential', 'client', (id) => ({ ...client, oauth2CredentialId: id })],
  ['deleteOauth2Credential', 'client', (id) => ({ oauth2CredentialId: id })],
  ['stampLogin', 'profile', (id) => ({ publicKey, sessionProfileId: id })],
]
const queries: readonly Place<keyof typeof queryEndpoints>[] = [
  ['getOauth2Credential', 'client', (oauth2CredentialId) => ({ oauth2CredentialId })],
  ['getSessionProfile', 'profile', (sessionProfileId) => ({ sessionProfileId })],
  ['getApiKey', 'apiKey', (apiKeyId) => ({ apiKeyId })],
]

test('T34 answers for an id of another organization as for one that nobody has', async () => {
  const kit = await createTestApi()
  const [own, foreign] = [await filled(kit), await filled(kit)]
  const { store } = kit.parts
  const all = async () => [
    await store.find('fiatOnRampCredentials', {}),
    await store.find('oauth2Credentials', {}),
    await store.find('sessionProfiles', {}),
    await store.find('credentials', {}),
  ]
  const before = await all()
  let same = 0
  for (const [name, of, parametersWith] of submits) {
    const theirs = await kit.submit(name, parametersWith(foreign.ids[of]), own.call)
    const missing = await kit.submit(name, parametersWith(kit.parts.newId()), own.call)
    expect([name, theirs]).toEqual([name, missing])
    expect([name, theirs.status]).toEqual([name, 404])
    same++
  }
  for (const [name, of, bodyWith] of queries) {
    const theirs = await kit.query(name, bodyWith(foreign.ids[of]), own.call)
    const missing = await kit.query(name, bodyWith(kit.parts.newId()), own.call)
    expect([name, theirs]).toEqual([name, missing])
    expect([name, theirs.status]).toEqual([name, 404])
    same++
  }
  expect(await all()).toEqual(before)
  printCount('T34 foreign ids among settings answered as missing', same, 8)
  for (const [name, of, bodyWith] of queries)
    expect([name, (await kit.query(name, bodyWith(own.ids[of]), own.call)).code]).toEqual([
      name,
      'OK',
    ])
})
