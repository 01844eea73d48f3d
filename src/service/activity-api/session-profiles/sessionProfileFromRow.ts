import type { SessionProfile } from '../../../wire/fields/sessionProfile.ts'
import type { SessionProfileRow } from '../../store/settingRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** A session profile as the wire has it. */
export function sessionProfileFromRow(row: SessionProfileRow): SessionProfile {
  return {
    sessionProfileId: row.id,
    sessionProfileName: row.name,
    scope: row.scope,
    ...(row.expirationSeconds === null ? {} : { expirationSeconds: String(row.expirationSeconds) }),
    ...(row.notes === '' ? {} : { notes: row.notes }),
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
