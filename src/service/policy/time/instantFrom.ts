const RFC3339_UTC = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]00:00)$/

/**
 * A time of RFC 3339 with a zero offset, in milliseconds since 1970; null for anything else, and for days that no month
 * has. Leap seconds are none.
 */
export function instantFrom(text: string): number | null {
  if (!RFC3339_UTC.test(text)) return null
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  const atMs = Date.parse(`${seconds}.000Z`)
  // the library carries the 31st of April over into May
  if (Number.isNaN(atMs) || !new Date(atMs).toISOString().startsWith(seconds)) return null
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  return atMs + Number(fraction.slice(0, 3).padEnd(3, '0'))
}
