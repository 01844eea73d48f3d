import { integer, json, text } from './columns.ts'

/** The tables of user tags and invitations: their part of `tables`. */
export const memberTables = {
  userTags: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['name', 'organizationId']],
    indexes: [['organizationId']],
  },
  userTagMembers: {
    columns: {
      id: text,
      organizationId: text,
      tagId: text,
      userId: text,
      createdAtMs: integer,
    },
    unique: [['userId', 'tagId']],
    indexes: [['organizationId'], ['tagId']],
  },
  invitations: {
    columns: {
      id: text,
      organizationId: text,
      senderUserId: text,
      receiverName: text,
      receiverEmail: text,
      receiverTagIds: json,
      accessType: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['receiverEmail', 'organizationId']],
    indexes: [['organizationId']],
  },
} as const
