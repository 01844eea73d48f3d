import { V7Generator } from 'uuidv7'
import { mapValues } from '../lib/mapValues.ts'
import type { Reads } from './store/store.ts'
import { tables } from './store/tables.ts'

/** A clock that was wrong by more than this was set to another day, and its ids are let go, in milliseconds. */
const MOST_STEP_MS = 24 * 3_600_000

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Makes the function that gives out ids: UUIDs of version 7, each greater than all before it, also than those that the store
 * holds from an earlier start.
 *
 * Ours: lists, cursors and queues go by the order of ids. So a clock that is set back by up to a day changes nothing about it:
 * until it has caught up, ids carry the time of the last one and count on.
 */
export async function createIds(
  store: Reads,
  { nowMs }: { nowMs(): number },
): Promise<() => string> {
  const generator = new V7Generator()
  generator.setRollbackAllowance(MOST_STEP_MS)
  const newestMs = await newestTimeIn(store)
  // a millisecond further: within the same one, chance decides
  if (newestMs !== undefined) generator.generateOrResetWithTs(newestMs + 1)
  return () => generator.generateOrResetWithTs(Math.max(0, Math.floor(nowMs()))).toString()
}

async function newestTimeIn(store: Reads): Promise<number | undefined> {
  const newest = mapValues(tables, (_, table) => store.find(table, {}, { order: 'desc', limit: 1 }))
  const ids = (await Promise.all(Object.values(newest))).flatMap(([row]) => row?.id ?? [])
  const times = ids.filter((id) => VERSION_7.test(id)).map(timeOf)
  return times.length === 0 ? undefined : Math.max(...times)
}

function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
