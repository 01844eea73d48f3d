import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import { makeWallet } from '../../../../test/support/walletSteps.ts'
import type { Reads } from '../../store/store.ts'
import { newBudget } from '../language/budget.ts'
import { wallets } from './keys.ts'

async function stage() {
  const kit = await createTestApi()
  const { store } = kit.parts
  const walletIds: string[] = []
  for (let i = 0; i < 5; i++) walletIds.push((await makeWallet(kit, [])).walletId)
  let questions = 0
  const counted = <T>(answer: T): T => {
    questions++
    return answer
  }
  const reads: Reads = {
    find: (table, where, options) => counted(store.find(table, where, options)),
    first: (table, where) => counted(store.first(table, where)),
    count: (table, where) => counted(store.count(table, where)),
    measure: (table, where, options) => counted(store.measure(table, where, options)),
  }
  const load = (intent: Readonly<Record<string, unknown>>) => {
    const { organizationId } = kit
    const about = { organizationId, type: 'T', resource: 'WALLET', action: 'DELETE' } as const
    const view = { target: undefined, payload: undefined }
    return wallets.load?.(reads, { ...about, intent }, view, newBudget())
  }
  const ids = async (intent: Readonly<Record<string, unknown>>) => {
    const value = await load(intent)
    return Array.isArray(value) ? value.map((one) => one.get('id')) : value
  }
  return { kit, walletIds, ids, questions: () => questions }
}

test('finds all wallets of an activity by one question, in their order', async () => {
  const { walletIds, ids, questions } = await stage()
  const wanted = [...walletIds].reverse()
  expect(await ids({ walletIds: wanted })).toEqual(wanted)
  expect(questions()).toBe(1)
  expect(await ids({ walletId: walletIds[2] })).toEqual([walletIds[2]])
})

test('finds none where one is missing, or none is named', async () => {
  const { kit, walletIds, ids } = await stage()
  expect(await ids({ walletIds: [...walletIds, kit.parts.newId()] })).toBeUndefined()
  expect(await ids({ walletIds: [...walletIds, 5] })).toBeUndefined()
  expect(await ids({})).toBeUndefined()
})
