import { expect, test } from 'vitest'
import { faultOf } from '../support/patternFault.ts'
import { CHECKED_PATTERNS, patternsOfSource, spellingOf } from '../support/patterns.ts'
import { printCount } from '../support/printCount.ts'

const MIB = 1024 * 1024
const TIMEOUT_MS = 30 * 60_000
/** The longest that a text of 1 MiB may take, in milliseconds of the processor, the best of three. */
const MOST_MS = 50
const ROUNDS = 3

const patterns = patternsOfSource()

/** What patterns are long at, and the end at which they fail. */
const pumps = [
  'a',
  'A',
  '0',
  '=',
  '/',
  '.',
  '-',
  '_',
  ' ',
  '\u0000',
  'a.',
  'a@',
  '0x',
  'a-.',
  '/lib/w',
]
const texts = pumps.flatMap((pump) => {
  const text = pump.repeat(MIB / pump.length)
  return [text, `${text}\u0000`]
})

test(
  'T40 every regular expression of kit and service takes linear time',
  async () => {
    const faults: string[] = []
    for (const pattern of patterns)
      faults.push(...[await faultOf(pattern)].filter((it) => it !== null))
    printCount('T40 linear patterns', patterns.length - faults.length, patterns.length)
    expect(faults).toEqual([])
    // `-u` writes the list that test/patterns.test.ts goes by
    const list = `${JSON.stringify(patterns.map(spellingOf), null, 2)}\n`
    await expect(list).toMatchFileSnapshot(`../../${CHECKED_PATTERNS}`)
  },
  TIMEOUT_MS,
)

test(
  'T40 every regular expression reads 1 MiB in less than 50 ms',
  () => {
    const slowest = patterns.map((pattern) => {
      // without `g` and `y` each look begins at the first character
      const regex = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
      const ms = Math.max(...texts.map((text) => bestOf(() => regex.test(text))))
      return { spelling: spellingOf(pattern), ms }
    })
    const slow = slowest.filter(({ ms }) => ms >= MOST_MS)
    printCount(
      'T40 patterns that read 1 MiB in less than 50 ms',
      patterns.length - slow.length,
      patterns.length,
    )
    expect(slow).toEqual([])
  },
  TIMEOUT_MS,
)

function bestOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && (round === 0 || best >= MOST_MS / 2); round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
