/**
 * Milliseconds since some time in the past, by a clock that nobody sets: for durations. `Date.now()` jumps by hours when the
 * clock of a device is corrected.
 */
export function steadyMs(): number {
  return performance.now()
}
