import { mapValues } from '../../src/lib/mapValues.ts'
import { defaultLimits } from '../../src/service/limits/limits.ts'
import { firstWindow, type Headers, type LimitRow, tally, verdictOn } from './limitRows.ts'
import { createLimitStage } from './limitStage.ts'

const roomy = mapValues(defaultLimits, () => [{ max: 1_000_000, windowMs: 60_000 }])

/** Addresses that nobody has, as a client may write them, alone and in a row. */
export const forgedHeaders = (number: number): Headers => ({
  'x-forwarded-for': [
    `198.51.100.${number % 256}`,
    `203.0.113.${number % 256}, 198.51.100.${number >> 8}`,
    `2001:db8:${number.toString(16)}::1`,
    `127.0.0.1, 10.0.${number >> 8}.${number % 256}`,
  ][number % 4] as string,
})

/**
 * Takes one limit, the others out of its way, to its end and over it: by forged addresses, over a restart, to the last
 * millisecond of its window, and after it.
 */
export async function runLimit(row: LimitRow, forged: number, onDisk = false) {
  const { max, windowMs } = firstWindow(row)
  const stage = await createLimitStage({
    onDisk,
    limits: { ...roomy, [row.limit]: [{ max, windowMs }] },
  })
  let number = 0
  const ask = async (count: number, headersOf: (number: number) => Headers = () => ({})) => {
    const verdicts: string[] = []
    for (let each = 0; each < count; each++) {
      const reply = await row.ask(stage, ++number, headersOf(each))
      verdicts.push(verdictOn(row, reply))
    }
    return tally(verdicts)
  }
  try {
    const upTo = await ask(max)
    const over = await row.ask(stage, ++number, {})
    const refused = {
      next: verdictOn(row, over),
      retryAfter: over.headers.get('retry-after'),
      forged: await ask(forged, forgedHeaders),
    }
    await stage.restart()
    const restarted = await ask(1)
    stage.clock.time += windowMs - 1
    const last = await ask(1)
    stage.clock.time += 1
    const after = await ask(max + 1)
    return { upTo, ...refused, restarted, last, after, errors: stage.errors }
  } finally {
    await stage.end()
  }
}

/** What that comes to when the limit is kept to the letter. */
export function exactRun(row: LimitRow, forged: number) {
  const { max, windowMs } = firstWindow(row)
  const isKept = row.limit !== 'submitsPerOrganization'
  return {
    upTo: { counted: max },
    next: 'refused',
    retryAfter: String(windowMs / 1000),
    forged: { refused: forged },
    // counted in memory: its window is over before another process could be asked
    restarted: isKept ? { refused: 1 } : { counted: 1 },
    last: isKept ? { refused: 1 } : { counted: 1 },
    after: isKept ? { counted: max, refused: 1 } : { counted: max - 1, refused: 2 },
    errors: [],
  }
}
