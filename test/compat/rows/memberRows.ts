import { userParams } from '../support/compatStage.ts'
import { invitationParams, makeUserId, makeUserTagId } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

export const memberSubmits: SubmitRows = {
  create_users: ({ client, body }) =>
    client.createUsers(body('ACTIVITY_TYPE_CREATE_USERS_V4', { users: [userParams('Nora')] })),
  update_user: async (account) => {
    const parameters = { userId: await makeUserId(account), userName: 'Nora Lind' }
    return account.client.updateUser(account.body('ACTIVITY_TYPE_UPDATE_USER', parameters))
  },
  update_user_name: async (account) => {
    const parameters = { userId: await makeUserId(account), userName: 'Nora Lind' }
    return account.client.updateUserName(account.body('ACTIVITY_TYPE_UPDATE_USER_NAME', parameters))
  },
  update_user_email: ({ client, body, userId }, { newEmail }) =>
    client.updateUserEmail(
      body('ACTIVITY_TYPE_UPDATE_USER_EMAIL', { userId, userEmail: newEmail() }),
    ),
  update_user_phone_number: ({ client, body, userId }, { newPhone }) =>
    client.updateUserPhoneNumber(
      body('ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', { userId, userPhoneNumber: newPhone() }),
    ),
  delete_users: async (account) => {
    const userIds = [await makeUserId(account)]
    return account.client.deleteUsers(account.body('ACTIVITY_TYPE_DELETE_USERS', { userIds }))
  },
  create_user_tag: ({ client, body, userId }) =>
    client.createUserTag(
      body('ACTIVITY_TYPE_CREATE_USER_TAG', { userTagName: 'Finance', userIds: [userId] }),
    ),
  update_user_tag: async (account) => {
    const userTagId = await makeUserTagId(account)
    const type = 'ACTIVITY_TYPE_UPDATE_USER_TAG'
    const parameters = { userTagId, addUserIds: [], removeUserIds: [account.userId] }
    return account.client.updateUserTag(account.body(type, parameters))
  },
  delete_user_tags: async (account) => {
    const userTagIds = [await makeUserTagId(account)]
    const type = 'ACTIVITY_TYPE_DELETE_USER_TAGS'
    return account.client.deleteUserTags(account.body(type, { userTagIds }))
  },
  create_invitations: ({ client, body, userId }, { newEmail }) =>
    client.createInvitations(
      body('ACTIVITY_TYPE_CREATE_INVITATIONS', {
        invitations: [invitationParams(userId, newEmail())],
      }),
    ),
  delete_invitation: async ({ client, body, userId }, { newEmail }) => {
    const invitations = [invitationParams(userId, newEmail())]
    const { activity } = await client.createInvitations(
      body('ACTIVITY_TYPE_CREATE_INVITATIONS', { invitations }),
    )
    const invitationId = activity.result.createInvitationsResult?.invitationIds[0] ?? ''
    return client.deleteInvitation(body('ACTIVITY_TYPE_DELETE_INVITATION', { invitationId }))
  },
}

export const memberQueries: QueryRows = {
  whoami: async ({ client, organizationId, userId }) => {
    const me = await client.getWhoami({ organizationId })
    return [
      [me.organizationId, me.userId, me.username],
      [organizationId, userId, 'Person 1'],
    ]
  },
  get_user: async ({ client, organizationId, userId, key }) => {
    const { user } = await client.getUser({ organizationId, userId })
    return [
      user.apiKeys.map(({ credential }) => [credential.publicKey, credential.type]),
      [[key.publicKey, 'CREDENTIAL_TYPE_API_KEY_P256']],
    ]
  },
  list_users: async (account) => {
    const userId = await makeUserId(account)
    const { organizationId } = account
    const { users } = await account.client.getUsers({ organizationId })
    return [users.map((user) => user.userId), [account.userId, userId]]
  },
  list_user_tags: async (account) => {
    const tagId = await makeUserTagId(account)
    const { organizationId } = account
    const { userTags } = await account.client.listUserTags({ organizationId })
    return [userTags.map((tag) => [tag.tagId, tag.tagType]), [[tagId, 'TAG_TYPE_USER']]]
  },
  list_suborgs: async ({ organizationId, key }, { parent }) => {
    const { organizationIds } = await parent.client.getSubOrgIds({
      organizationId: parent.organizationId,
      filterType: 'PUBLIC_KEY',
      filterValue: key.publicKey,
    })
    return [organizationIds, [organizationId]]
  },
  list_verified_suborgs: async (_account, { parent, newEmail }) => {
    const { organizationIds } = await parent.client.getVerifiedSubOrgIds({
      organizationId: parent.organizationId,
      filterType: 'EMAIL',
      filterValue: newEmail(),
    })
    return [organizationIds, []]
  },
  get_activity: async (account) => {
    const { client, organizationId } = account
    await makeUserId(account)
    const { activities } = await client.getActivities({ organizationId })
    const activityId = activities[0]?.id ?? ''
    const { activity } = await client.getActivity({ organizationId, activityId })
    return [activity, activities[0]]
  },
  list_activities: async (account) => {
    await makeUserId(account)
    const { activities } = await account.client.getActivities({
      organizationId: account.organizationId,
      filterByType: ['ACTIVITY_TYPE_CREATE_USERS_V4'],
    })
    return [activities.map(({ votes }) => votes.map(({ userId }) => userId)), [[account.userId]]]
  },
}
