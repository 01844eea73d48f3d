import type { CallTable } from './everyCall.ts'
import type { FaultStage } from './faultStage.ts'

const empty = { apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }
const newUser = { userName: 'Nora', ...empty }

/** Somebody whose organization has a second user and a tag. */
async function personWithMember(stage: FaultStage) {
  const someone = await stage.person()
  const { activities } = stage.clean
  const { userIds } = await activities.submit(someone, 'createUsers', { users: [newUser] })
  const tag = { userTagName: 'Finance', userIds }
  const { userTagId } = await activities.submit(someone, 'createUserTag', tag)
  return { someone, userIds, userId: userIds[0] ?? '', userTagId }
}

/** Every activity on who belongs to an organization, ready to be submitted. */
export const organizationCalls: CallTable = {
  createUsers: async ({ person }) => {
    const someone = await person()
    return ({ activities }) => activities.submit(someone, 'createUsers', { users: [newUser] })
  },
  updateUser: async (stage) => {
    const { someone, userId } = await personWithMember(stage)
    const parameters = { userId, userTagIds: [] }
    return ({ activities }) => activities.submit(someone, 'updateUser', parameters)
  },
  updateUserName: async (stage) => {
    const { someone, userId } = await personWithMember(stage)
    const parameters = { userId, userName: 'Nora Lind' }
    return ({ activities }) => activities.submit(someone, 'updateUserName', parameters)
  },
  deleteUsers: async (stage) => {
    const { someone, userIds } = await personWithMember(stage)
    return ({ activities }) => activities.submit(someone, 'deleteUsers', { userIds })
  },
  createUserTag: async ({ person }) => {
    const someone = await person()
    const parameters = { userTagName: 'Finance', userIds: [someone.userId] }
    return ({ activities }) => activities.submit(someone, 'createUserTag', parameters)
  },
  updateUserTag: async (stage) => {
    const { someone, userTagId, userIds } = await personWithMember(stage)
    const parameters = { userTagId, addUserIds: [], removeUserIds: userIds }
    return ({ activities }) => activities.submit(someone, 'updateUserTag', parameters)
  },
  deleteUserTags: async (stage) => {
    const { someone, userTagId } = await personWithMember(stage)
    const parameters = { userTagIds: [userTagId] }
    return ({ activities }) => activities.submit(someone, 'deleteUserTags', parameters)
  },
  createInvitations: async (stage) => {
    const { someone, invitation } = await personWhoInvites(stage)
    const parameters = { invitations: [invitation] }
    return ({ activities }) => activities.submit(someone, 'createInvitations', parameters)
  },
  deleteInvitation: async (stage) => {
    const { someone, invitation } = await personWhoInvites(stage)
    const made = await stage.clean.activities.submit(someone, 'createInvitations', {
      invitations: [invitation],
    })
    const [invitationId = ''] = made.invitationIds
    return ({ activities }) => activities.submit(someone, 'deleteInvitation', { invitationId })
  },
}

async function personWhoInvites({ person, newEmail }: FaultStage) {
  const someone = await person()
  const invitation = {
    receiverUserName: 'Nora',
    receiverUserEmail: newEmail(),
    receiverUserTags: [],
    accessType: 'ACCESS_TYPE_WEB' as const,
    senderUserId: someone.userId,
  }
  return { someone, invitation }
}
