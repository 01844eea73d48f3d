const two = (part: number) => String(part).padStart(2, '0')

/** The time of day, as the developer's clock shows it. */
export function timeText(atMs: number): string {
  const at = new Date(atMs)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
}

/** Seconds as `m:ss`. */
export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
