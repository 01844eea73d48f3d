/**
 * A text that sorts after every id made before that time: ids are UUIDs of version 7, which begin with their time.
 *
 * Lets a sweep of old rows walk the primary key instead of the whole table.
 */
export function idsBefore(timeMs: number): string {
  const hex = Math.max(0, Math.floor(timeMs)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}`
}
