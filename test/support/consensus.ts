import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import type { ActivityRecord } from '../../src/wire/activityRecord.ts'
import { activityOf, addOrganization, addUser, type Reply, type TestApi } from './activityApi.ts'

/** A user of an organization, and what it is called by. */
export type Member = { readonly key: P256KeyPair; readonly userId: string }

/** A sub-organization in which so many root users decide together, and what each of its users can do. */
export async function addQuorum(
  kit: TestApi,
  { roots, users = 0, threshold }: { roots: number; users?: number; threshold: number },
) {
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const add = (role: 'root' | 'user') => addUser(kit.parts, organizationId, role)
  const rootUsers: Member[] = []
  while (rootUsers.length < roots) rootUsers.push(await add('root'))
  const others: Member[] = []
  while (others.length < users) others.push(await add('user'))
  await kit.parts.store.transaction((tx) =>
    tx.update('organizations', { id: organizationId }, { rootQuorumThreshold: threshold }),
  )
  const call = ({ key }: Member) => ({ key, organizationId })
  const vote = (name: 'approveActivity' | 'rejectActivity') => (by: Member, fingerprint: string) =>
    kit.submit(name, { fingerprint }, call(by))
  return {
    organizationId,
    roots: rootUsers,
    users: others,
    call,
    submit: (by: Member, name: Parameters<TestApi['submit']>[0], parameters: object) =>
      kit.submit(name, parameters, call(by)),
    approve: vote('approveActivity'),
    reject: vote('rejectActivity'),
    /** The record as somebody reads it. */
    read: async (by: Member, activityId: string): Promise<ActivityRecord> =>
      activityOf(await kit.query('getActivity', { activityId }, call(by))),
  }
}

/** A place where people vote. */
export type Quorum = Awaited<ReturnType<typeof addQuorum>>

/** Makes a policy in the name of root users who are one quorum. */
export async function addPolicy(kit: TestApi, place: Quorum, policy: object): Promise<string> {
  const { organizationId } = place
  const row = {
    id: kit.parts.newId(),
    organizationId,
    name: `Policy ${kit.parts.newId()}`,
    effect: 'EFFECT_ALLOW',
    condition: '',
    consensus: '',
    time: '',
    notes: '',
    createdAtMs: 0,
    updatedAtMs: 0,
    ...policy,
  } as const
  await kit.parts.store.transaction((tx) => tx.insert('policies', row))
  return row.id
}

/** Where an activity that was answered stands, or the code of the refusal. */
export function standing(reply: Reply): string {
  return reply.code === 'OK' ? activityOf(reply).status.replace('ACTIVITY_STATUS_', '') : reply.code
}
