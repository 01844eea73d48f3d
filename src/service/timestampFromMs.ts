import type { Timestamp } from '../wire/fields/timestamp.ts'

export function timestampFromMs(timeMs: number): Timestamp {
  return {
    seconds: String(Math.floor(timeMs / 1000)),
    nanos: String((timeMs % 1000) * 1_000_000),
  }
}
