import { expect, test } from 'vitest'
import { createTestApi } from '../support/activityApi.ts'
import { addRace, raceOfApprovals } from '../support/consensusRaces.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 500

test('sec/T35 runs an activity once for fifty parallel approvals, five hundred times', async () => {
  const kit = await createTestApi()
  const races = [await addRace(kit, 2), await addRace(kit, 3), await addRace(kit, 10)]
  let passed = 0
  for (let round = 0; round < ROUNDS; round++) {
    const race = races[round % races.length]
    if (!race) continue
    await raceOfApprovals(race, `Tag ${round}`)
    passed++
  }
  printCount('sec/T35 one run for fifty approvals', passed, ROUNDS)
  expect(passed).toBe(ROUNDS)
  expect(kit.errors).toEqual([])
}, 1_800_000)
