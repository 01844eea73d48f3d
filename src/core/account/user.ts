import type { User as WireUser } from '../../wire/fields/user.ts'
import { msFromTime } from '../http/msFromTime.ts'

/** Whoever is logged in, as the account shows them. */
export type User = {
  readonly id: string
  readonly name: string
  /** Null when there is none. */
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly tagIds: readonly string[]
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
}

/** Spec: Other named resources › User. */
export function userFromWire(wire: WireUser): User {
  return {
    id: wire.userId,
    name: wire.userName,
    email: wire.userEmail || null,
    phoneNumber: wire.userPhoneNumber || null,
    tagIds: wire.userTags,
    createdAtMs: msFromTime(wire.createdAt),
  }
}
