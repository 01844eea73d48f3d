import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../support/activityApi.ts'
import { addFamily } from '../support/members.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 20
const twenty = Array.from({ length: PARALLEL }, (_, i) => i)

const credential = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'pk',
  encryptedSecretApiKey: 'secret',
}

describe('on every store,', () => {
  onEachStore((open) => {
    async function stage() {
      const store = await open()
      onTestFinished(() => store.close())
      const kit = await createTestApi({ store })
      const call = { key: kit.root.key }
      /** The codes of the answers, and how many there are of each. */
      const race = async (submit: (i: number) => Promise<{ code: string }>) => {
        const counts: Record<string, number> = {}
        for (const { code } of await Promise.all(twenty.map(submit)))
          counts[code] = (counts[code] ?? 0) + 1
        return counts
      }
      return { kit, store, call, race }
    }

    test('the auth proxy is turned on once, and every setting of many at once is kept', async () => {
      const { kit, store, call, race } = await stage()
      const before = await store.count('users', {})
      expect(await race(() => kit.submit('enableAuthProxy', {}, call))).toEqual({ OK: PARALLEL })
      expect(await store.count('proxyConfigs', {})).toBe(1)
      expect(await store.count('users', {})).toBe(before + 1)
      const names = ['google', 'apple', 'facebook']
      const set = (i: number) => {
        const oauthClientIds = { [names[i % 3] ?? '']: `client-${i % 3}` }
        return kit.submit('updateAuthProxyConfig', { walletKitSettings: { oauthClientIds } }, call)
      }
      expect(await race(set)).toEqual({ OK: PARALLEL })
      expect((await store.first('proxyConfigs', {}))?.changes).toEqual({
        oauthClientIds: { google: 'client-0', apple: 'client-1', facebook: 'client-2' },
      })
      expect(await race(() => kit.submit('disableAuthProxy', {}, call))).toEqual({ OK: PARALLEL })
      expect(await store.count('users', {})).toBe(before)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('credentials and profiles are kept with all that they say', async () => {
      const { kit, call } = await stage()
      const profile = { sessionProfileName: 'Tills', scope: 'true', expirationSeconds: '60' }
      const client = { provider: 'OAUTH2_PROVIDER_X', clientId: 'c', encryptedClientSecret: 'ab' }
      expect((await kit.submit('createSessionProfile', profile, call)).code).toBe('OK')
      expect((await kit.submit('createOauth2Credential', client, call)).code).toBe('OK')
      expect((await kit.submit('createFiatOnRampCredential', credential, call)).code).toBe('OK')
      const profiles = await kit.query('getSessionProfiles')
      expect(profiles.body).toMatchObject({ sessionProfiles: [profile] })
      const clients = await kit.query('listOauth2Credentials')
      expect(clients.body).toMatchObject({ oauth2Credentials: [client] })
      const onRamps = await kit.query('listFiatOnRampCredentials')
      expect(onRamps.body).toMatchObject({
        fiatOnRampCredentials: [{ ...credential, sandboxMode: false }],
      })
    }, 60_000)

    test('a sub-organization ends once, with all that is in it', async () => {
      const { kit, store, race } = await stage()
      const { call, organizationId } = await addFamily(kit)
      await kit.submit('createFiatOnRampCredential', credential, call)
      const ended = await race(() => kit.submit('deleteSubOrganization', {}, call))
      expect(ended.OK).toBe(1)
      expect(await store.count('organizations', { id: organizationId })).toBe(0)
      for (const table of ['users', 'credentials', 'fiatOnRampCredentials'] as const)
        expect([table, await store.count(table, { organizationId })]).toEqual([table, 0])
      expect(await store.count('activities', { organizationId })).toBe(1)
      expect(kit.errors).toEqual([])
    }, 120_000)
  })
})
