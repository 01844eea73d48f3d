import { addOrganization, addUser, type Reply, type TestApi } from './activityApi.ts'

/** A user as `create_users` takes it, without a way in. */
export function newUser(userName: string, more = {}) {
  const empty = { apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }
  return { userName, ...empty, ...more }
}

/** An invitation as `create_invitations` takes it. */
export function newInvitation(senderUserId: string, receiverUserEmail: string, more = {}) {
  return {
    receiverUserName: 'Nora Lind',
    receiverUserEmail,
    receiverUserTags: [],
    accessType: 'ACCESS_TYPE_WEB',
    senderUserId,
    ...more,
  }
}

/** A sub-organization with a root user, and the pen of that user. */
export async function addFamily(kit: TestApi) {
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const root = await addUser(kit.parts, organizationId, 'root')
  return { organizationId, root, call: { key: root.key, organizationId } }
}

/** A list of ids in the result of an activity that was answered. */
export function idsOf(reply: Reply, member: string): string[] {
  const [result] = Object.values(Object(reply.body).activity?.result ?? {})
  const ids: unknown = Object(result)[member]
  if (!Array.isArray(ids)) throw new Error(`${reply.code}: no ${member}`)
  return ids.map(String)
}

/** Everything that activities on members change, to be compared. That a key was used is no change. */
export async function membersOf({ parts }: TestApi) {
  const { store } = parts
  return {
    users: await store.find('users', {}),
    credentials: (await store.find('credentials', {})).map((row) => ({
      ...row,
      lastUsedAtMs: null,
    })),
    authenticators: await store.find('authenticators', {}),
    oauthProviders: await store.find('oauthProviders', {}),
    userTags: await store.find('userTags', {}),
    userTagMembers: await store.find('userTagMembers', {}),
    invitations: await store.find('invitations', {}),
    activities: await store.count('activities', {}),
  }
}
