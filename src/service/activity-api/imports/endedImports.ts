import { idsBefore } from '../../idsBefore.ts'

/** How long a begun import waits for what is imported. Ours: a quarter of an hour. */
export const IMPORT_LIFETIME_MS = 15 * 60_000

/** The imports, of anybody, that nobody went on with in time. */
export function endedImports(nowMs: number) {
  return { id: { lt: idsBefore(nowMs - IMPORT_LIFETIME_MS) }, expiresAtMs: { lt: nowMs } }
}
