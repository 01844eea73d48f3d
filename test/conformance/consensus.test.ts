import { describe, expect, onTestFinished, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { createActivityApi } from '../../src/service/activity-api/createActivityApi.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, createTestApi } from '../support/activityApi.ts'
import { addQuorum } from '../support/consensus.ts'
import { addRace, addRacePolicy, raceOfApprovals, raceOfPolicy } from '../support/consensusRaces.ts'
import { onEachStore } from './store/onEachStore.ts'

describe('consensus', () => {
  onEachStore((open) => {
    async function openApi() {
      const store = await open()
      onTestFinished(() => store.close())
      return createTestApi({ store })
    }

    test('sec/T35 is reached once by fifty approvals at the same time', async () => {
      const kit = await openApi()
      await raceOfApprovals(await addRace(kit, 4), 'T')
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('sec/T35 is reached once where a policy asks for it', async () => {
      const kit = await openApi()
      // more root users than vote here would be a quorum, so that the policy decides
      const race = await addRace(kit, 10)
      await addRacePolicy(race)
      await raceOfPolicy(race, 'T')
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('is reached once though several processes count the votes', async () => {
      const kit = await openApi()
      const { roots, submit, call } = await addQuorum(kit, { roots: 6, threshold: 2 })
      const [asker, ...voters] = roots
      if (!asker) throw new Error('nobody')
      const tag = { userTagName: 'Finance', userIds: [] }
      const { fingerprint, id } = activityOf(await submit(asker, 'createUserTag', tag))
      const replies = voters.map(async (who) => {
        const body = JSON.stringify(kit.envelope('approveActivity', { fingerprint }, call(who)))
        const response = await createActivityApi(kit.parts).fetch(
          new Request(`http://latchkit.test${submitEndpoints.approveActivity.path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-stamp': await createStamp(who.key, body),
            },
            body,
          }),
        )
        return response.status
      })
      const statuses = await Promise.all(replies)
      expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400])
      const row = await kit.parts.store.first('activities', { id })
      expect(row).toMatchObject({ status: 'ACTIVITY_STATUS_COMPLETED', votes: { length: 2 } })
      expect(await kit.parts.store.count('userTags', { name: 'Finance' })).toBe(1)
      expect(kit.errors).toEqual([])
    }, 120_000)

    test('ends with approval or with rejection, never with both', async () => {
      const kit = await openApi()
      const { roots, submit, approve, reject } = await addQuorum(kit, { roots: 9, threshold: 2 })
      const [asker, ...voters] = roots
      if (!asker) throw new Error('nobody')
      const tag = { userTagName: 'Finance', userIds: [] }
      const { fingerprint, id } = activityOf(await submit(asker, 'createUserTag', tag))
      const votes = voters.map((who, i) => (i % 2 === 0 ? approve : reject)(who, fingerprint))
      const replies = await Promise.all(votes)
      expect(replies.filter(({ code }) => code === 'OK')).toHaveLength(1)
      const row = await kit.parts.store.first('activities', { id })
      const isDone = row?.status === 'ACTIVITY_STATUS_COMPLETED'
      expect(row?.status).toBe(isDone ? 'ACTIVITY_STATUS_COMPLETED' : 'ACTIVITY_STATUS_REJECTED')
      expect(await kit.parts.store.count('userTags', {})).toBe(isDone ? 1 : 0)
      expect(kit.errors).toEqual([])
    }, 120_000)
  })
})
