const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** `15 minutes`, `30 seconds`, `2 days`: in English, in the largest unit of which there are two at least. */
export function lifetimeText(ms: number): string {
  const [unit, unitMs] = UNITS.find(([, size]) => Math.round(ms / size) >= 2) ?? ['second', 1000]
  return `${Math.max(1, Math.round(ms / unitMs))} ${unit}${Math.round(ms / unitMs) > 1 ? 's' : ''}`
}
