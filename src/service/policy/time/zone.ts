/** The clocks of a time zone. Local times are milliseconds since 1970 as those clocks count them. */
export type Zone = {
  /** How far the clocks are ahead of UTC at a moment. */
  offsetMsAt(atMs: number): number
  /** The moment at which they first show a local time; null for a time that they skip. */
  instantOf(localMs: number): number | null
}

const HOUR_MS = 3_600_000
/** Further apart than any change of the clocks lasts, and than any zone is from UTC. */
const AROUND_MS = 26 * HOUR_MS

/** So many zones are known at once; making one takes as long as a thousand comparisons. */
const MOST_KNOWN = 100
const known = new Map<string, Zone>()

/** The zone of that name in the IANA database; null when there is none. */
export function createZone(name: string): Zone | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const format = formatOf(name)
  const zone = format && zoneBy((atMs) => offsetMsOf(format, atMs))
  if (known.size >= MOST_KNOWN) known.clear()
  if (zone) known.set(name, zone)
  return zone
}

/**
 * The same zone for one walk over a calendar. Where the clocks show the same offset at both ends of an hour they show it
 * all the time between, so most offsets are not looked up.
 *
 * @param onLookUp - is called before each offset that is looked up.
 */
export function createZoneReading(zone: Zone, onLookUp: () => void): Zone {
  const offsets = new Map<number, number>()
  const lookUp = (atMs: number) => {
    const seen = offsets.get(atMs)
    if (seen !== undefined) return seen
    onLookUp()
    const offsetMs = zone.offsetMsAt(atMs)
    offsets.set(atMs, offsetMs)
    return offsetMs
  }
  return zoneBy((atMs) => {
    const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS
    const before = lookUp(hourMs)
    return atMs === hourMs || before === lookUp(hourMs + HOUR_MS) ? before : lookUp(atMs)
  })
}

function zoneBy(offsetMsAt: (atMs: number) => number): Zone {
  return {
    offsetMsAt,
    instantOf: (localMs) => {
      // the two offsets that can hold: that of before and that of after a change of the clocks
      const offsets = [offsetMsAt(localMs - AROUND_MS), offsetMsAt(localMs + AROUND_MS)]
      const instants = offsets
        .map((offsetMs) => localMs - offsetMs)
        .filter((atMs) => atMs + offsetMsAt(atMs) === localMs)
      return instants.length === 0 ? null : Math.min(...instants)
    },
  }
}

function offsetMsOf(format: Intl.DateTimeFormat, atMs: number): number {
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const localMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return localMs - Math.floor(atMs / 1000) * 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  // offsets such as +01:00 are zones for some programs only
  if (!/^[A-Za-z]/.test(timeZone)) return null
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null // no such zone: that is the answer
  }
}
