import { expect, onTestFinished, test } from 'vitest'
import { createActivityApi } from '../../src/service/activity-api/createActivityApi.ts'
import type { Store } from '../../src/service/store/store.ts'
import { activityOf, createTestApi } from '../support/activityApi.ts'
import { addQuorum } from '../support/consensus.ts'
import { createFaultyStore } from '../support/disk/createFaultyStore.ts'
import { printCount } from '../support/printCount.ts'
import { onEachStore } from './store/onEachStore.ts'

const LEFT = 10

onEachStore((open) => {
  test(`R01 ${LEFT} activities that were approved and never ran are run by others, each once`, async () => {
    const inner = await open()
    onTestFinished(() => inner.close())
    const { store, fail, heal } = createFaultyStore(inner)
    const kit = await createTestApi({ store })
    const place = await addQuorum(kit, { roots: 2, threshold: 2 })
    const [asker, voter] = place.roots
    if (!asker || !voter) throw new Error('nobody')
    const ids: string[] = []
    for (let i = 0; i < LEFT; i++) {
      const tag = { userTagName: `Tag ${i}`, userIds: [] }
      const { id, fingerprint } = activityOf(await place.submit(asker, 'createUserTag', tag))
      // the first transaction counts the vote; the process gets no further
      fail({ point: 'begin', skip: 1 })
      expect((await place.approve(voter, fingerprint)).status).toBe(503)
      expect(heal()).toBe(1)
      ids.push(id)
    }
    const left = kit.errors.splice(0)
    expect(left).toHaveLength(LEFT)
    const standings = async () => {
      const rows = await inner.find('activities', { organizationId: place.organizationId })
      return rows.map(({ id, status }) => [id, status])
    }
    const all = (status: string) => ids.map((id) => [id, `ACTIVITY_STATUS_${status}`])
    // two processes that have come after it; what takes an activity over answers how many it took
    let taken = 0
    const counting: Store = {
      ...inner,
      transaction: async (work) => {
        const answer = await inner.transaction(work)
        if (typeof answer === 'number') taken += answer
        return answer
      },
    }
    const others = [1, 2].map(() => createActivityApi({ ...kit.parts, store: counting }))
    const pass = () => Promise.all(others.map((api) => api.resumeDue(() => false)))

    kit.clock.time += 59_999
    await pass()
    expect(await standings()).toEqual(all('PENDING'))
    kit.clock.time += 1
    await pass()
    expect(await standings()).toEqual(all('COMPLETED'))
    await pass()
    const tags = await inner.find('userTags', { organizationId: place.organizationId })
    expect(tags.map(({ name }) => name).toSorted()).toEqual(
      ids.map((_, i) => `Tag ${i}`).toSorted(),
    )
    expect([taken, kit.errors]).toEqual([LEFT, []])
    printCount('R01 activities left behind and run by others, each once', taken, LEFT)
  }, 60_000)
})
