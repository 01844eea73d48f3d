import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../support/activityApi.ts'
import { addQuorum, standing } from '../support/consensus.ts'
import { addFamily } from '../support/members.ts'
import { signing, startScopedSession } from '../support/scopedSessions.ts'
import { makeWallet } from '../support/walletSteps.ts'
import { onEachStore } from './store/onEachStore.ts'

const NO = 'REQUEST_NOT_AUTHORIZED'
const SIGNS = "activity.action == 'SIGN'"
const tag = (userTagName: string) => ({ userTagName, userIds: [] })

describe('on every store,', () => {
  onEachStore((open) => {
    async function stage() {
      const store = await open()
      onTestFinished(() => store.close())
      const kit = await createTestApi({ store })
      onTestFinished(() => expect(kit.errors).toEqual([]))
      const family = await addFamily(kit)
      const { addresses, walletId } = await makeWallet(kit, undefined, family.call)
      const countOfRecords = () =>
        store.count('activities', { organizationId: family.organizationId })
      return { kit, store, ...family, walletId, address: addresses[0] ?? '', countOfRecords }
    }

    test('a session does what its scope allows, and leaves no record of the rest', async () => {
      const { kit, store, call, address, countOfRecords } = await stage()
      const session = await startScopedSession(kit, SIGNS, call)
      const before = await countOfRecords()
      expect(standing(await kit.submit('signRawPayload', signing(address), session))).toBe(
        'COMPLETED',
      )
      expect((await kit.submit('createUserTag', tag('A'), session)).code).toBe(NO)
      expect(
        (await kit.submit('createWallet', { walletName: 'W', accounts: [] }, session)).code,
      ).toBe(NO)
      expect(
        (await kit.submit('stampLogin', { publicKey: session.key.publicKeyHex }, session)).code,
      ).toBe(NO)
      expect(await countOfRecords()).toBe(before + 1)
      expect([await store.count('userTags', {}), await store.count('wallets', {})]).toEqual([0, 1])
      expect((await kit.query('whoami', {}, session)).code).toBe('OK')
    }, 60_000)

    test('a profile that is changed or gone counts from the next request on', async () => {
      const { kit, store, call, address } = await stage()
      const session = await startScopedSession(kit, SIGNS, call)
      const id = session.sessionProfileId
      const same = { ...session, timestampMs: String(kit.clock.time) }
      const sign = () => kit.submit('signRawPayload', signing(address), session)
      const signAgain = () => kit.submit('signRawPayload', signing(address, 'again'), same)
      expect([(await sign()).code, (await signAgain()).code]).toEqual(['OK', 'OK'])
      const scope = "activity.resource == 'USER'"
      await store.transaction((tx) => tx.update('sessionProfiles', { id }, { scope }))
      expect([(await sign()).code, (await signAgain()).code]).toEqual([NO, NO])
      expect((await kit.submit('createUserTag', tag('A'), session)).code).toBe('OK')
      await store.transaction((tx) => tx.remove('sessionProfiles', { id }))
      // not even the answer to what was done before
      expect([(await sign()).code, (await signAgain()).code]).toEqual([NO, NO])
      expect((await kit.submit('createUserTag', tag('B'), session)).code).toBe(NO)
      expect((await kit.submit('createUserTag', tag('B'), call)).code).toBe('OK')
    }, 60_000)

    test('a session votes on what it may do, and on nothing else', async () => {
      const { kit } = await stage()
      const place = await addQuorum(kit, { roots: 3, threshold: 2 })
      const [ada, ben, cleo] = place.roots
      if (!ada || !ben || !cleo) throw new Error('too few users')
      const scope = "activity.resource == 'WALLET'"
      const session = await startScopedSession(kit, scope, place.call(ben))
      const by = { ...ben, key: session.key }
      const make = (name: 'createUserTag' | 'createWallet') => {
        const wallet = { walletName: 'W', accounts: [] }
        return place.submit(ada, name, name === 'createWallet' ? wallet : tag(kit.parts.newId()))
      }
      const fingerprintOf = (reply: Awaited<ReturnType<typeof make>>) =>
        String(Object(reply.body).activity.fingerprint)

      const wanted = fingerprintOf(await make('createWallet'))
      const other = fingerprintOf(await make('createUserTag'))
      expect(standing(await place.approve(by, other))).toBe(NO)
      expect(standing(await place.reject(by, other))).toBe(NO)
      expect(standing(await place.approve(by, wanted))).toBe('COMPLETED')
      expect(standing(await place.reject(by, fingerprintOf(await make('createWallet'))))).toBe(
        'REJECTED',
      )
      // whose vote was refused has cast none
      expect(standing(await place.approve(ben, other))).toBe('COMPLETED')
      expect(await kit.parts.store.count('userTags', {})).toBe(1)
      await kit.parts.store.transaction((tx) =>
        tx.remove('sessionProfiles', { id: session.sessionProfileId }),
      )
      const last = fingerprintOf(await make('createWallet'))
      expect(standing(await place.approve(by, last))).toBe(NO)
      expect(standing(await place.approve(cleo, last))).toBe('COMPLETED')
    }, 60_000)
  })
})
