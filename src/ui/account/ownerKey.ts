import type { Session } from '../../core/session/session.ts'

/** The key of what belongs to one person: nothing that is open or typed stays for the next. A renewed session keeps it. */
export const ownerKey = ({ organizationId, userId }: Session) => `${organizationId} ${userId}`
