import type { ActivityRecord } from '../../../wire/activityRecord.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** In which form a client reads the times of an activity. */
export type RecordForm = 'contract' | 'published'

/**
 * The form that a client reads: published clients name their package, and read times as objects.
 *
 * @param clientVersion - the header `X-Client-Version`.
 *
 * Spec: Resources and their fields › Activity (createdAt, updatedAt: string).
 */
export function getRecordForm(clientVersion: string | null | undefined): RecordForm {
  return clientVersion?.startsWith('@turnkey/') ? 'published' : 'contract'
}

/** A time of an activity: RFC 3339 text, or the object of the public wire. */
export function formatTime(timeMs: number, form: RecordForm): ActivityRecord['createdAt'] {
  return form === 'published' ? timestampFromMs(timeMs) : new Date(timeMs).toISOString()
}

/**
 * The record as submits and votes answer it: with the time of the request, and where there is a result with a copy of the
 * record behind it.
 *
 * Spec: Resources and their fields › Activity, the documented 200 example. Ours: the copy has no further copy, and the named
 * result stays the first member, since clients take the first.
 */
export function toSubmitAnswer(record: ActivityRecord, timestampMs: string): ActivityRecord {
  const whole = { ...record, timestampMs }
  const hasResult = Object.keys(record.result).length > 0
  return hasResult ? { ...whole, result: { ...record.result, activity: whole } } : whole
}
