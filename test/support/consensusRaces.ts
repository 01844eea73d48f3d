import { expect } from 'vitest'
import { activityOf, type TestApi } from './activityApi.ts'
import { addPolicy, addQuorum, type Member, type Quorum, standing } from './consensus.ts'

const PARALLEL = 50

/** Ten root users of whom so many decide together, with an activity that the first of them asks for. */
export async function addRace(kit: TestApi, threshold: number) {
  const place = await addQuorum(kit, { roots: 10, users: 1, threshold })
  const [asker, ...voters] = place.roots
  const [outsider] = place.users
  if (!asker || !outsider) throw new Error('nobody')
  return { kit, place, asker, voters, outsider, threshold }
}

/** What such a race stands on. */
export type Race = Awaited<ReturnType<typeof addRace>>

/**
 * Fifty approvals at once, several of each root user and some of a user who has no vote: the activity runs once, and only
 * with as many votes as it takes, each of another user.
 */
export async function raceOfApprovals({ kit, place, ...race }: Race, name: string): Promise<void> {
  const { submit, approve, organizationId } = place
  const asked = activityOf(await submit(race.asker, 'createUserTag', tagOf(name)))
  const everybody = [race.asker, ...race.voters, race.outsider]
  const votes = Array.from({ length: PARALLEL }, (_, i) => {
    const who = everybody[i % everybody.length] ?? race.outsider
    return approve(who, asked.fingerprint)
  })
  const counts = countsOf((await Promise.all(votes)).map(standing))
  // those before the last one wait, the last one runs it, and the others come too late or have no vote
  expect(counts.COMPLETED).toBe(1)
  expect(counts.CONSENSUS_NEEDED ?? 0).toBe(race.threshold - 2)
  const refused = ['VOTE_EXISTS', 'ACTIVITY_DECIDED', 'REQUEST_NOT_AUTHORIZED']
  const rest = refused.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
  expect(rest).toBe(PARALLEL - race.threshold + 1)
  await expectOnce(kit, place, asked.id, { name, votes: race.threshold })
  expect(await kit.parts.store.count('activities', { organizationId, id: asked.id })).toBe(1)
}

/** The same for a consensus that a policy asks for: two of those who have a tag. */
export async function raceOfPolicy({ kit, place, ...race }: Race, name: string): Promise<void> {
  const { submit, approve } = place
  const asked = activityOf(await submit(race.outsider, 'createUserTag', tagOf(name)))
  const votes = race.voters
    .flatMap((who) => [who, who])
    .map((who) => approve(who, asked.fingerprint))
  const counts = countsOf((await Promise.all(votes)).map(standing))
  expect(counts.COMPLETED).toBe(1)
  await expectOnce(kit, place, asked.id, { name, votes: 3 })
}

/** A policy that lets two root users of the race allow what somebody else asks for. */
export function addRacePolicy({ kit, place, voters }: Race): Promise<string> {
  const ids = voters.map(({ userId }: Member) => `'${userId}'`).join(', ')
  return addPolicy(kit, place, {
    condition: "activity.kind == 'CREATE_USER_TAG'",
    consensus: `approvers.filter(user, user.id in [${ids}]).count() >= 2`,
  })
}

async function expectOnce(
  { parts }: TestApi,
  { organizationId }: Quorum,
  id: string,
  expected: { readonly name: string; readonly votes: number },
): Promise<void> {
  const row = await parts.store.first('activities', { id, organizationId })
  expect(row?.status).toBe('ACTIVITY_STATUS_COMPLETED')
  const voters = row?.votes.map(({ userId }) => userId) ?? []
  expect(voters).toHaveLength(expected.votes)
  expect(new Set(voters).size).toBe(expected.votes)
  expect(await parts.store.count('userTags', { organizationId, name: expected.name })).toBe(1)
  await parts.store.transaction((tx) => tx.remove('userTags', { organizationId }))
}

function tagOf(userTagName: string) {
  return { userTagName, userIds: [] }
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
