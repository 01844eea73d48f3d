/** A tag for users. Its name is unique in its organization. */
export type UserTagRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A user has a tag: each at most once. */
export type UserTagMemberRow = {
  readonly id: string
  readonly organizationId: string
  readonly tagId: string
  readonly userId: string
  readonly createdAtMs: number
}

/** Somebody is invited to an organization, under an address that is invited there only once. */
export type InvitationRow = {
  readonly id: string
  readonly organizationId: string
  readonly senderUserId: string
  readonly receiverName: string
  /** Normalized address. */
  readonly receiverEmail: string
  /** The tags that the user is to have. */
  readonly receiverTagIds: readonly string[]
  readonly accessType: 'ACCESS_TYPE_WEB' | 'ACCESS_TYPE_API' | 'ACCESS_TYPE_ALL'
  readonly createdAtMs: number
  readonly updatedAtMs: number
}
