import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import { accessType } from '../../src/wire/fields/accessType.ts'
import { tag } from '../../src/wire/fields/tag.ts'
import { user } from '../../src/wire/fields/user.ts'
import { listUsers } from '../../src/wire/query/listUsers.ts'
import { listUserTags } from '../../src/wire/query/listUserTags.ts'
import { createInvitations } from '../../src/wire/submit/createInvitations.ts'
import { createUsers } from '../../src/wire/submit/createUsers.ts'
import { createUserTag } from '../../src/wire/submit/createUserTag.ts'
import { deleteInvitation } from '../../src/wire/submit/deleteInvitation.ts'
import { deleteUsers } from '../../src/wire/submit/deleteUsers.ts'
import { deleteUserTags } from '../../src/wire/submit/deleteUserTags.ts'
import { updateUser } from '../../src/wire/submit/updateUser.ts'
import { updateUserName } from '../../src/wire/submit/updateUserName.ts'
import { updateUserTag } from '../../src/wire/submit/updateUserTag.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

/** Typed by hand from the specification and, what it leaves out, from the public wire. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: createUsers,
    name: 'create_users',
    type: 'ACTIVITY_TYPE_CREATE_USERS_V4',
    keys: ['createUsersIntentV4', 'createUsersResult'],
    parameters: { users: 'object[]!' },
    result: { userIds: 'string[]!' },
  },
  {
    endpoint: updateUser,
    name: 'update_user',
    type: 'ACTIVITY_TYPE_UPDATE_USER',
    keys: ['updateUserIntent', 'updateUserResult'],
    parameters: {
      userId: 'string!',
      userName: 'string?',
      userEmail: 'string?',
      userTagIds: 'string[]?',
      userPhoneNumber: 'string?',
    },
    result: { userId: 'string!' },
  },
  {
    endpoint: updateUserName,
    name: 'update_user_name',
    type: 'ACTIVITY_TYPE_UPDATE_USER_NAME',
    keys: ['updateUserNameIntent', 'updateUserNameResult'],
    parameters: { userId: 'string!', userName: 'string!' },
    result: { userId: 'string!' },
  },
  {
    endpoint: deleteUsers,
    name: 'delete_users',
    type: 'ACTIVITY_TYPE_DELETE_USERS',
    keys: ['deleteUsersIntent', 'deleteUsersResult'],
    parameters: { userIds: 'string[]!' },
    result: { userIds: 'string[]!' },
  },
  {
    endpoint: createUserTag,
    name: 'create_user_tag',
    type: 'ACTIVITY_TYPE_CREATE_USER_TAG',
    keys: ['createUserTagIntent', 'createUserTagResult'],
    parameters: { userTagName: 'string!', userIds: 'string[]!' },
    result: { userTagId: 'string!', userIds: 'string[]!' },
  },
  {
    endpoint: updateUserTag,
    name: 'update_user_tag',
    type: 'ACTIVITY_TYPE_UPDATE_USER_TAG',
    keys: ['updateUserTagIntent', 'updateUserTagResult'],
    parameters: {
      userTagId: 'string!',
      newUserTagName: 'string?',
      addUserIds: 'string[]!',
      removeUserIds: 'string[]!',
    },
    result: { userTagId: 'string!' },
  },
  {
    endpoint: deleteUserTags,
    name: 'delete_user_tags',
    type: 'ACTIVITY_TYPE_DELETE_USER_TAGS',
    keys: ['deleteUserTagsIntent', 'deleteUserTagsResult'],
    parameters: { userTagIds: 'string[]!' },
    result: { userTagIds: 'string[]!', userIds: 'string[]!' },
  },
  {
    endpoint: createInvitations,
    name: 'create_invitations',
    type: 'ACTIVITY_TYPE_CREATE_INVITATIONS',
    keys: ['createInvitationsIntent', 'createInvitationsResult'],
    parameters: { invitations: 'object[]!' },
    result: { invitationIds: 'string[]!' },
  },
  {
    endpoint: deleteInvitation,
    name: 'delete_invitation',
    type: 'ACTIVITY_TYPE_DELETE_INVITATION',
    keys: ['deleteInvitationIntent', 'deleteInvitationResult'],
    parameters: { invitationId: 'string!' },
    result: { invitationId: 'string!' },
  },
]

describe('the activities on who belongs to an organization', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)

  test('take a user with the fields of the specification', () => {
    const [list] = createUsers.parameters.entries.users.pipe
    expect(kindsOf(list.item)).toEqual({
      userName: 'string!',
      userEmail: 'string?',
      userPhoneNumber: 'string?',
      apiKeys: 'object[]!',
      authenticators: 'object[]!',
      oauthProviders: 'object[]!',
      userTags: 'string[]!',
    })
  })

  test('take an invitation with the fields of the specification', () => {
    const [list] = createInvitations.parameters.entries.invitations.pipe
    expect(kindsOf(list.item)).toEqual({
      receiverUserName: 'string!',
      receiverUserEmail: 'string!',
      receiverUserTags: 'string[]!',
      accessType: 'string!',
      senderUserId: 'string!',
    })
    expect(accessType.options).toEqual(['ACCESS_TYPE_WEB', 'ACCESS_TYPE_API', 'ACCESS_TYPE_ALL'])
  })
})

type QueryRow = readonly [name: string, endpoint: Endpoint, response: Fields]

const queries: readonly QueryRow[] = [
  ['list_users', listUsers, { users: 'object[]!' }],
  ['list_user_tags', listUserTags, { userTags: 'object[]!' }],
]

describe('the queries on who belongs to an organization', () => {
  test.each(queries)('speak %s as the public wire does', (name, endpoint, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual({ organizationId: 'string!' })
    expect(kindsOf(endpoint.response)).toEqual(response)
  })

  test('answer a tag with the fields of the public wire', () => {
    expect(kindsOf(tag)).toEqual({
      tagId: 'string!',
      tagName: 'string!',
      tagType: 'string!',
      createdAt: 'object!',
      updatedAt: 'object!',
    })
    expect(tag.entries.tagType.options).toEqual(['TAG_TYPE_USER', 'TAG_TYPE_PRIVATE_KEY'])
  })

  test('answer a user with the fields of the public wire', () => {
    expect(listUsers.response.entries.users.item).toBe(user)
    expect(kindsOf(user)).toMatchObject({
      userId: 'string!',
      userName: 'string!',
      userEmail: 'string?',
      userPhoneNumber: 'string?',
      userTags: 'string[]!',
    })
  })
})
