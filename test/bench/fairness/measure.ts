import { setTimeout as wait } from 'node:timers/promises'
import type { ReceivedMail } from '../../support/mailServer.ts'
import { residentMb } from '../../support/processFigures.ts'
import { type Samples, startBystander } from './bystander.ts'
import type { FairnessService, LoopDelay } from './startProduction.ts'

export type Measured = {
  readonly samples: Samples
  readonly peakMb: number
  /** How late timers of the service ran. */
  readonly loop: LoopDelay
}

/** Runs the bystander for a time beside whatever else is under way. */
export async function measure(
  service: FairnessService,
  mails: readonly ReceivedMail[],
  durationMs: number,
): Promise<Measured> {
  let peakMb = 0
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(service.pid))
  }, 50)
  try {
    await service.readLoopDelay()
    const bystander = startBystander(service.access, mails)
    await wait(durationMs)
    const samples = await bystander.stop()
    return { samples, peakMb, loop: await service.readLoopDelay() }
  } finally {
    clearInterval(look)
  }
}

/** Both as one: as if they had been measured in one go. */
export function joinMeasured(a: Measured, b: Measured): Measured {
  const join = (call: keyof Samples) => ({
    ms: [...a.samples[call].ms, ...b.samples[call].ms],
    failures: [...a.samples[call].failures, ...b.samples[call].failures],
  })
  return {
    samples: { login: join('login'), whoami: join('whoami'), health: join('health') },
    peakMb: Math.max(a.peakMb, b.peakMb),
    loop: {
      delay: joinPeaks(a.loop.delay, b.loop.delay),
      computed: joinPeaks(a.loop.computed, b.loop.computed),
    },
  }
}

type Peaks = { readonly p99: number; readonly max: number }

function joinPeaks(a: Peaks, b: Peaks): Peaks {
  return { p99: Math.max(a.p99, b.p99), max: Math.max(a.max, b.max) }
}
