import { expect, test } from 'vitest'
import { createIds } from './createIds.ts'
import { createMemoryStore } from './store/memoryStore.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000

async function idsFrom(store = createMemoryStore()) {
  const clock = { time: NOW_MS, nowMs: () => clock.time }
  return { store, clock, newId: await createIds(store, clock) }
}

test('gives out ids in their order, whichever way the clock steps', async () => {
  const { clock, newId } = await idsFrom()
  const ids: string[] = []
  for (const hours of [0, 1, -1, 0, -20, 2, 0.5]) {
    clock.time = NOW_MS + hours * HOUR_MS
    ids.push(newId(), newId())
  }
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('goes on behind what the store holds', async () => {
  const first = await idsFrom()
  first.clock.time += HOUR_MS
  const id = first.newId()
  const row = {
    id,
    parentId: null,
    activityId: null,
    name: 'Okafor',
    rootQuorumThreshold: 1,
    createdAtMs: NOW_MS,
  }
  await first.store.transaction((tx) => tx.insert('organizations', row))
  const later = await idsFrom(first.store)
  expect(later.newId() > id).toBe(true)
})

test('does not stay in another year when the clock was set to one', async () => {
  const { clock, newId } = await idsFrom()
  clock.time += 1000 * 24 * HOUR_MS
  newId()
  clock.time = NOW_MS
  const other = await idsFrom()
  expect(newId().slice(0, 13)).toBe(other.newId().slice(0, 13))
})
