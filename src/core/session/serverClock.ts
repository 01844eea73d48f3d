/** Differences that an answer on its way, and times of whole seconds, explain. */
const TOLERANCE_MS = 2000

/** The service's time, as far as it is known: sessions end by it, and stamps carry it. */
export type ServerClock = {
  nowMs(): number
  /** Hears from an answer what time it is at the service. Small differences are left alone. */
  learn(serverMs: number): void
  /** Starts from a difference that was known before the page was loaded, unless the service has spoken since. */
  assume(offsetMs: number): void
  /** How far the service is ahead of this device, in milliseconds; undefined where they agree. */
  offsetMs(): number | undefined
  /** True when the device slept or its clock was moved since the service was last heard: then only the service knows. */
  isInDoubt(): boolean
}

/**
 * Keeps the service's time on a device whose own clock may be wrong, and may be moved.
 *
 * Ours: time passes by whichever clock has run further. A steady clock may stand still while the computer sleeps, the
 * clock on the wall may be set back.
 *
 * @param wallMs - the device's clock, milliseconds since 1970.
 * @param steadyMs - a clock that nobody can set; its zero is of no matter.
 */
export function createServerClock(wallMs: () => number, steadyMs: () => number): ServerClock {
  let base: {
    readonly serverMs: number
    readonly wallMs: number
    readonly steadyMs: number
  } | null = null
  let hasHeard = false

  const start = (serverMs: number) => {
    base = { serverMs, wallMs: wallMs(), steadyMs: steadyMs() }
    return base
  }
  const passed = () => {
    const since = base ?? start(wallMs())
    return {
      since,
      byWallMs: wallMs() - since.wallMs,
      bySteadyMs: steadyMs() - since.steadyMs,
    }
  }
  const nowMs = () => {
    const { since, byWallMs, bySteadyMs } = passed()
    // whole milliseconds: it goes into requests
    return Math.floor(since.serverMs + Math.max(byWallMs, bySteadyMs))
  }

  return {
    nowMs,
    learn(serverMs) {
      hasHeard = true
      const known = nowMs()
      start(Math.abs(serverMs - known) < TOLERANCE_MS ? known : serverMs)
    },
    assume(offsetMs) {
      if (!hasHeard) start(wallMs() + offsetMs)
    },
    offsetMs() {
      const offsetMs = Math.round(nowMs() - wallMs())
      return Math.abs(offsetMs) < TOLERANCE_MS ? undefined : offsetMs
    },
    isInDoubt() {
      const { byWallMs, bySteadyMs } = passed()
      return Math.abs(byWallMs - bySteadyMs) > TOLERANCE_MS
    },
  }
}
