/**
 * When that was, milliseconds since 1970; NaN for what is no time. The spec calls such a time a text, the public wire has an
 * object.
 */
export function msFromTime(time: unknown): number {
  return typeof time === 'string' ? Date.parse(time) : Number(Object(time).seconds) * 1000
}
