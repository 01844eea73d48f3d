import { Refusal } from '../http/refusal.ts'
import { createSubjects, type Subjects } from './createSubjects.ts'
import type { Limits, LimitWindow } from './limits.ts'

/** Limits on amounts, such as steps or bytes, which one event can use up more or less of. */
type CostName = keyof Pick<
  Limits,
  | 'policyStepsPerOrganization'
  | 'derivedKeysPerOrganization'
  | 'storedBytesPerOrganization'
  | 'listedBytesPerOrganization'
  | 'longBodyBytesPerAddress'
  | 'proxyCallsPerAddress'
>

/** Counts what organizations and addresses cost. Counted in memory: each process counts for itself. */
export type Costs = {
  /**
   * Refuses work that costs more than a limit still allows.
   *
   * @param more - what the work will cost. Default: 0, for work whose cost is known only afterwards.
   * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
   */
  require(name: CostName, subject: string, more?: number): void
  /** Counts work that was done, or is about to be. */
  add(name: CostName, subject: string, amount: number): void
}

/** Amounts are summed up in so many parts of the longest window of a limit, so that a subject takes little memory. */
const PARTS = 120

type Amount = { readonly atMs: number; amount: number }

type CostParts = {
  readonly clock: { nowMs(): number }
  readonly development: boolean
  readonly limits: Limits
}

/**
 * Makes the counts of one process.
 *
 * Ours: a development service counts nothing.
 */
export function createCosts({ clock, development, limits }: CostParts): Costs {
  // each limit for itself: however many addresses there are, no organization is forgotten for them
  const counted = new Map<CostName, Subjects<Amount[]>>()

  function subjectsOf(name: CostName): Subjects<Amount[]> {
    const known = counted.get(name)
    if (known) return known
    const windowMs = longestMs(limits[name])
    const made = createSubjects<Amount[]>(
      (amounts, nowMs) => (amounts.at(-1)?.atMs ?? 0) <= nowMs - windowMs,
    )
    counted.set(name, made)
    return made
  }

  function current(name: CostName, subject: string, nowMs: number): Amount[] {
    const sinceMs = nowMs - longestMs(limits[name])
    const subjects = subjectsOf(name)
    const amounts = (subjects.get(subject) ?? []).filter(({ atMs }) => atMs > sinceMs)
    subjects.set(subject, amounts, nowMs)
    return amounts
  }

  return {
    require(name, subject, more = 0) {
      if (development) return
      const nowMs = clock.nowMs()
      const amounts = current(name, subject, nowMs)
      const waits = limits[name].map((window) => waitFor(window, amounts, more, nowMs))
      const waitMs = Math.max(0, ...waits)
      if (waitMs > 0)
        throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    },
    add(name, subject, amount) {
      if (development || amount === 0) return
      const nowMs = clock.nowMs()
      const amounts = current(name, subject, nowMs)
      const last = amounts.at(-1)
      if (last && nowMs - last.atMs < longestMs(limits[name]) / PARTS) last.amount += amount
      else amounts.push({ atMs: nowMs, amount })
    },
  }
}

function longestMs(windows: readonly LimitWindow[]): number {
  return Math.max(...windows.map(({ windowMs }) => windowMs))
}

/** The time until `more` fits into a window; what is larger than the window waits until the window is empty. */
function waitFor(
  { max, windowMs }: LimitWindow,
  amounts: readonly Amount[],
  more: number,
  nowMs: number,
): number {
  const within = amounts.filter(({ atMs }) => atMs > nowMs - windowMs)
  let sum = within.reduce((total, { amount }) => total + amount, 0)
  const fits = () => (more === 0 ? sum < max : sum === 0 || sum + more <= max)
  for (const { atMs, amount } of within) {
    if (fits()) return 0
    sum -= amount
    if (fits()) return atMs + windowMs - nowMs
  }
  return 0
}
