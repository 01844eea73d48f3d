import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import { addQuorum } from '../../../../test/support/consensus.ts'
import { createMemoryStore } from '../../store/memoryStore.ts'
import { type Store, StoreFailure } from '../../store/store.ts'

const PENDING = 'ACTIVITY_STATUS_PENDING'

/** So many activities that a process began to run a minute ago, oldest first. */
async function stage(count: number) {
  const faults = new Set<number>()
  let transactions = 0
  const inner = createMemoryStore()
  const store: Store = {
    ...inner,
    transaction: async (work) => {
      if (faults.has(++transactions)) throw new StoreFailure(new Error('the disk is broken'))
      return inner.transaction(work)
    },
  }
  const kit = await createTestApi({ store })
  const place = await addQuorum(kit, { roots: 2, threshold: 2 })
  const [asker, other] = place.roots
  if (!asker || !other) throw new Error('nobody')
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const parameters = { userId: other.userId, userName: `Name ${i}` }
    ids.push(activityOf(await place.submit(asker, 'updateUserName', parameters)).id)
  }
  const { organizationId } = place
  await inner.transaction((tx) => tx.update('activities', { organizationId }, { status: PENDING }))
  kit.clock.time += 60_000
  transactions = 0
  return {
    kit,
    /** Which of them have run. */
    done: async () => {
      const status = 'ACTIVITY_STATUS_COMPLETED'
      const rows = await store.find('activities', { organizationId, status })
      return rows.map(({ id }) => ids.indexOf(id))
    },
    /** The first transaction of a pass has number 1. */
    failAt: (number: number) => void faults.add(number),
  }
}

test('tells of one that fails, goes on with the others, and comes back to it', async () => {
  const { kit, done, failAt } = await stage(3)
  failAt(1)
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual([1, 2])
  expect(kit.errors).toEqual([expect.any(StoreFailure)])
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual([0, 1, 2])
})

test('leaves one that failed while it ran for as long as a process may take', async () => {
  const { kit, done, failAt } = await stage(1)
  failAt(2)
  await kit.api.resumeDue(() => false)
  kit.clock.time += 59_999
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual([])
  kit.clock.time += 1
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual([0])
})

test('begins with the oldest, and stops between two when the service ends', async () => {
  const { kit, done } = await stage(3)
  let asked = 0
  await kit.api.resumeDue(() => ++asked > 2)
  expect(await done()).toEqual([0])
  await kit.api.resumeDue(() => true)
  expect(await done()).toEqual([0])
})

test('takes over a hundred in one pass, and the rest in the next', async () => {
  const { kit, done } = await stage(103)
  const upTo = (end: number) => Array.from({ length: end }, (_, i) => i)
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual(upTo(100))
  await kit.api.resumeDue(() => false)
  expect(await done()).toEqual(upTo(103))
})

test('counts the minute anew for each that it begins', async () => {
  const { kit, done } = await stage(2)
  const { clock } = kit
  await kit.api.resumeDue(() => {
    clock.time += 30_000
    return false
  })
  expect(await done()).toEqual([0, 1])
  const rows = await kit.parts.store.find('activities', { status: 'ACTIVITY_STATUS_COMPLETED' })
  expect(new Set(rows.map(({ updatedAtMs }) => updatedAtMs)).size).toBe(2)
})
