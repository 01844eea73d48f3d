import { expect, test } from 'vitest'
import { activity } from '../../test/conformance/store/rows.ts'
import { createService } from './createService.ts'
import { createMemoryStore } from './store/memoryStore.ts'
import type { Store } from './store/store.ts'

/** A service with two activities that were left behind, and a store that waits with what it is asked first. */
async function stage() {
  const memory = createMemoryStore()
  const asked = createGate()
  const answered = createGate()
  let waits = false
  let atClose: readonly string[] = []
  const statuses = async () => (await memory.find('activities', {})).map(({ status }) => status)
  const store: Store = {
    ...memory,
    transaction: async (work) => {
      if (waits) {
        asked.open()
        await answered.passed
      }
      return memory.transaction(work)
    },
    close: async () => {
      atClose = await statuses()
    },
  }
  const service = await createService({ development: true, store })
  await store.transaction(async (tx) => {
    for (const id of ['1', '2']) await tx.insert('activities', activity(id, { status: PENDING }))
  })
  waits = true
  return { service, asked: asked.passed, answer: answered.open, statuses, atClose: () => atClose }
}

function createGate() {
  let resolve: (() => void) | undefined
  const passed = new Promise<void>((resolved) => {
    resolve = resolved
  })
  return { passed, open: () => resolve?.() }
}

const PENDING = 'ACTIVITY_STATUS_PENDING'
// nobody knows their type
const RUN = 'ACTIVITY_STATUS_FAILED'

test('runs all that was left behind', async () => {
  const { service, answer, statuses } = await stage()
  answer()
  await service.resumeDue()
  expect(await statuses()).toEqual([RUN, RUN])
})

test('ends between two when the service closes, which closes the store last', async () => {
  const { service, asked, answer, atClose } = await stage()
  const resumed = service.resumeDue()
  await asked
  const closed = service.close()
  answer()
  await Promise.all([resumed, closed])
  expect(atClose()).toEqual([RUN, PENDING])
})

test('ends between two when it is told to', async () => {
  const { service, asked, answer, statuses } = await stage()
  const ending = new AbortController()
  const resumed = service.resumeDue(ending.signal)
  await asked
  ending.abort()
  answer()
  await resumed
  expect(await statuses()).toEqual([RUN, PENDING])
})
