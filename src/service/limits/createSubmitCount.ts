import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { createSubjects } from './createSubjects.ts'

/**
 * Counts one submit of an organization.
 *
 * @returns a function that takes it back.
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export type SubmitCount = (organizationId: string) => () => void

/**
 * Counts submits in memory: a row for each would cost more than what the limit protects, and its window is shorter than
 * a restart.
 *
 * Ours: a development service counts none.
 */
export function createSubmitCount({
  clock,
  development,
  limits,
}: Pick<ServiceParts, 'clock' | 'development' | 'limits'>): SubmitCount {
  const windows = limits.submitsPerOrganization
  const longestMs = Math.max(...windows.map(({ windowMs }) => windowMs))
  const moments = createSubjects<readonly number[]>(
    (seen, nowMs) => (seen.at(-1) ?? 0) <= nowMs - longestMs,
  )
  return (organizationId) => {
    if (development) return () => undefined
    const nowMs = clock.nowMs()
    const seen = (moments.get(organizationId) ?? []).filter((atMs) => atMs > nowMs - longestMs)
    const waitMs = Math.max(0, ...windows.map((window) => waitFor(window, seen, nowMs)))
    if (waitMs > 0)
      throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    moments.set(organizationId, [...seen, nowMs], nowMs)
    return () => {
      const counted = moments.get(organizationId) ?? []
      const at = counted.lastIndexOf(nowMs)
      if (at >= 0) moments.set(organizationId, counted.toSpliced(at, 1), nowMs)
    }
  }
}

type Window = { readonly max: number; readonly windowMs: number }

function waitFor({ max, windowMs }: Window, seen: readonly number[], nowMs: number): number {
  const within = seen.filter((atMs) => atMs > nowMs - windowMs)
  return within.length < max ? 0 : (within.at(-max) ?? nowMs) + windowMs - nowMs
}
