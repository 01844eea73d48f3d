import { expect, onTestFinished, test } from 'vitest'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, createTestApi } from '../support/activityApi.ts'
import { addQuorum } from '../support/consensus.ts'
import { createFaultyStore, storePoints } from '../support/disk/createFaultyStore.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'
import { ethereumAccount } from '../support/walletSteps.ts'
import { onEachStore } from './store/onEachStore.ts'

const FAULTS = 40

/** What is asked for, and the table with what comes of it. */
const asked = [
  {
    name: 'createWallet',
    table: 'wallets',
    parameters: () => ({ walletName: 'Main', accounts: [ethereumAccount] }),
  },
  {
    name: 'createUserTag',
    table: 'userTags',
    parameters: (i: number) => ({ userTagName: `Tag ${i}`, userIds: [] }),
  },
  { name: 'createSubOrganization', table: 'organizations', parameters: () => signupParameters({}) },
] as const satisfies readonly { name: keyof typeof submitEndpoints; [key: string]: unknown }[]

test('R03 an activity that was approved while the store failed waits, and runs when it is asked again', async () => {
  const { store, fail, heal } = createFaultyStore(createMemoryStore())
  const kit = await createTestApi({ store })
  const place = await addQuorum(kit, { roots: 2, threshold: 2 })
  const [asker, voter] = place.roots
  if (!asker || !voter) throw new Error('nobody')
  const tag = { userTagName: 'Finance', userIds: [] }
  const { id, fingerprint } = activityOf(await place.submit(asker, 'createUserTag', tag))
  const { path } = submitEndpoints.approveActivity
  const vote = {
    ...kit.envelope('approveActivity', { fingerprint }),
    organizationId: place.organizationId,
  }
  // the first transaction counts the vote, the second one would have run the activity
  fail({ point: 'begin', skip: 1 })
  expect((await kit.stamped(path, vote, voter.key)).status).toBe(503)
  expect(heal()).toBe(1)
  expect((await place.read(asker, id)).status).toBe('ACTIVITY_STATUS_PENDING')
  kit.clock.time += 60_000
  const again = activityOf(await kit.stamped(path, vote, voter.key))
  expect([again.id, again.status]).toEqual([id, 'ACTIVITY_STATUS_COMPLETED'])
  expect(await store.count('userTags', {})).toBe(1)
})

onEachStore((open) => {
  test(`R03 ${FAULTS} faults of the store are 503, and the same body is carried out once after`, async () => {
    const inner = await open()
    onTestFinished(() => inner.close())
    const { store, fail, heal } = createFaultyStore(inner)
    const kit = await createTestApi({ store })
    const call = { key: kit.root.key }
    let passed = 0
    for (let i = 0; i < FAULTS; i++) {
      const { name, table, parameters } = asked[i % asked.length] ?? asked[0]
      const point = storePoints[i % storePoints.length] ?? 'read'
      const body = kit.envelope(name, parameters(i))
      const { path } = submitEndpoints[name]
      const counts = async () => [await inner.count('activities', {}), await inner.count(table, {})]
      const [activities = 0, rows = 0] = await counts()
      fail({
        point,
        skip: point === 'begin' || point === 'commit' || point === 'answer' ? 0 : i % 3,
      })
      const refused = await kit.stamped(path, body, call.key)
      expect([point, heal(), refused.status, refused.code]).toEqual([point, 1, 503, 'UNAVAILABLE'])
      const isMade = point === 'answer' ? 1 : 0
      expect(await counts()).toEqual([activities + isMade, rows + isMade])
      const { id, status } = activityOf(await kit.stamped(path, body, call.key))
      expect(status).toBe('ACTIVITY_STATUS_COMPLETED')
      expect(await counts()).toEqual([activities + 1, rows + 1])
      expect(activityOf(await kit.stamped(path, body, call.key)).id).toBe(id)
      passed++
    }
    expect(kit.errors).toHaveLength(FAULTS)
    printCount('R03 faults of the store that were 503 and lost nothing', passed, FAULTS)
  }, 120_000)
})
