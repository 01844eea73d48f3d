import { Refusal } from '../../http/refusal.ts'

/**
 * The lifetime that a request asks for, in seconds.
 *
 * @throws Refusal `REQUEST_INVALID` when it is 0 or beyond the longest.
 */
export function lifetimeSeconds(
  expirationSeconds: string | undefined,
  { defaultSeconds, maxSeconds }: { readonly defaultSeconds: number; readonly maxSeconds: number },
): number {
  const seconds = expirationSeconds === undefined ? defaultSeconds : Number(expirationSeconds)
  if (seconds >= 1 && seconds <= maxSeconds) return seconds
  throw new Refusal('REQUEST_INVALID', {
    details: `parameters.expirationSeconds must be from 1 to ${maxSeconds}`,
  })
}
