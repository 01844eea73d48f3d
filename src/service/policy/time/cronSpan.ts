import { STEPS } from '../language/budget.ts'
import { type CronFields, cronFieldsFrom } from './cronFields.ts'
import { createZone, createZoneReading, type Zone } from './zone.ts'

/** Stretches of time that begin whenever a cron expression says so, on the clocks of a zone. */
export type CronSpan = {
  readonly fields: CronFields
  readonly durationMs: number
  readonly zone: Zone
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** Longest stretch. Ours: whatever begins at least once a year and lasts one is always. */
const MAX_DURATION_MS = 366 * DAY_MS

/** Clocks are never put back by more: what they will show later than this they have not shown yet. */
const MOST_BACK_MS = 180 * MINUTE_MS

/** Most offsets that are looked up: of some hours, and of the minutes of an hour in which the clocks change. */
const MOST_OFFSETS = 160

const DURATION = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?$/

/**
 * Reads the three texts of a `CronSpan`.
 *
 * @param duration - whole `d`, `h` and `m` in this order: `1d12h`.
 * @param zoneName - of the IANA database.
 * @returns the span, or what is wrong.
 */
export function cronSpanFrom(cron: string, duration: string, zoneName: string): CronSpan | string {
  const fields = cronFieldsFrom(cron)
  if (!fields) return 'the first text must be a cron expression of five fields without steps'
  const [, days = '0', hours = '0', minutes = '0'] = DURATION.exec(duration) ?? []
  const durationMs = Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  if (durationMs === 0 || durationMs > MAX_DURATION_MS)
    return 'the second text must be a duration such as 1d12h, of a year at most'
  const zone = createZone(zoneName)
  return zone ? { fields, durationMs, zone } : 'the third text must be an IANA time zone'
}

/** Hears how many steps of a policy's budget a walk over the calendar takes. May throw. */
export type Spend = (steps: number) => void

/**
 * Tells whether a moment is in such a stretch: whether the last one that began before it still lasts.
 *
 * Ours: a time that the clocks skip begins nothing; one that they show twice begins a stretch the first time.
 *
 * @param atMs - milliseconds since 1970.
 */
export function isInSpan(span: CronSpan, atMs: number, spend: Spend): boolean {
  const { fields, durationMs } = span
  const zone = createZoneReading(span.zone, () => spend(STEPS.zoneOffset))
  const localMs = atMs + zone.offsetMsAt(atMs)
  const today = Math.floor(localMs / DAY_MS)
  const days = Math.ceil(durationMs / DAY_MS) + 1
  for (let day = today; day >= today - days; day--) {
    spend(STEPS.day)
    if (!isDayOf(fields, day)) continue
    const begins = lastBeginning({ fields, zone }, day * DAY_MS, { atMs, localMs }, spend)
    if (begins !== null) return atMs < begins + durationMs
  }
  return false
}

/**
 * The most steps that `isInSpan` takes: every day of the longest stretch, and around a change of the clocks the offsets
 * of the hours in which a stretch could begin.
 */
export function mostStepsInSpan({ fields, durationMs }: CronSpan): number {
  const days = Math.ceil(durationMs / DAY_MS) + 2
  const beginnings = fields.minutes.length * fields.hours.length
  const offsets = Math.min(4 * beginnings, MOST_OFFSETS) + 1
  return days * STEPS.day + beginnings + offsets * STEPS.zoneOffset
}

function isDayOf(fields: CronFields, day: number): boolean {
  const date = new Date(day * DAY_MS)
  if (!fields.months.includes(date.getUTCMonth() + 1)) return false
  const isOfMonth = fields.daysOfMonth.includes(date.getUTCDate())
  const isOfWeek = fields.daysOfWeek.includes(date.getUTCDay())
  return fields.isEitherDay ? isOfMonth || isOfWeek : isOfMonth && isOfWeek
}

/** The last beginning on a day that is not after a moment; null when there is none. */
function lastBeginning(
  { fields, zone }: Pick<CronSpan, 'fields' | 'zone'>,
  dayMs: number,
  now: { readonly atMs: number; readonly localMs: number },
  spend: Spend,
): number | null {
  for (const hour of fields.hours.toReversed())
    for (const minute of fields.minutes.toReversed()) {
      spend(1)
      const localMs = dayMs + (hour * 60 + minute) * MINUTE_MS
      if (localMs > now.localMs + MOST_BACK_MS) continue
      const begins = zone.instantOf(localMs)
      if (begins !== null && begins <= now.atMs) return begins
    }
  return null
}
