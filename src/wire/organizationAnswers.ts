import * as v from 'valibot'

const userId = v.object({ userId: v.string() })

/**
 * The activities on an organization's name and on who belongs to it: users, their tags, invitations. Part of `submitAnswers`.
 *
 * Spec: Submit endpoints.
 */
export const organizationAnswers = {
  updateOrganizationName: {
    path: '/public/v1/submit/update_organization_name',
    type: 'ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME',
    resultKey: 'updateOrganizationNameResult',
    result: v.object({ organizationId: v.string(), organizationName: v.string() }),
  },
  createUsers: {
    path: '/public/v1/submit/create_users',
    type: 'ACTIVITY_TYPE_CREATE_USERS_V4',
    resultKey: 'createUsersResult',
    result: v.object({ userIds: v.array(v.string()) }),
  },
  updateUser: {
    path: '/public/v1/submit/update_user',
    type: 'ACTIVITY_TYPE_UPDATE_USER',
    resultKey: 'updateUserResult',
    result: userId,
  },
  updateUserName: {
    path: '/public/v1/submit/update_user_name',
    type: 'ACTIVITY_TYPE_UPDATE_USER_NAME',
    resultKey: 'updateUserNameResult',
    result: userId,
  },
  deleteUsers: {
    path: '/public/v1/submit/delete_users',
    type: 'ACTIVITY_TYPE_DELETE_USERS',
    resultKey: 'deleteUsersResult',
    result: v.object({ userIds: v.array(v.string()) }),
  },
  createUserTag: {
    path: '/public/v1/submit/create_user_tag',
    type: 'ACTIVITY_TYPE_CREATE_USER_TAG',
    resultKey: 'createUserTagResult',
    result: v.object({ userTagId: v.string(), userIds: v.array(v.string()) }),
  },
  updateUserTag: {
    path: '/public/v1/submit/update_user_tag',
    type: 'ACTIVITY_TYPE_UPDATE_USER_TAG',
    resultKey: 'updateUserTagResult',
    result: v.object({ userTagId: v.string() }),
  },
  deleteUserTags: {
    path: '/public/v1/submit/delete_user_tags',
    type: 'ACTIVITY_TYPE_DELETE_USER_TAGS',
    resultKey: 'deleteUserTagsResult',
    result: v.object({ userTagIds: v.array(v.string()), userIds: v.array(v.string()) }),
  },
  createInvitations: {
    path: '/public/v1/submit/create_invitations',
    type: 'ACTIVITY_TYPE_CREATE_INVITATIONS',
    resultKey: 'createInvitationsResult',
    result: v.object({ invitationIds: v.array(v.string()) }),
  },
  deleteInvitation: {
    path: '/public/v1/submit/delete_invitation',
    type: 'ACTIVITY_TYPE_DELETE_INVITATION',
    resultKey: 'deleteInvitationResult',
    result: v.object({ invitationId: v.string() }),
  },
} as const
