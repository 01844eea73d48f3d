import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultOf } from './support/patternFault.ts'
import {
  CHECKED_PATTERNS,
  type Pattern,
  patternsMadeLater,
  patternsOfSource,
  spellingOf,
} from './support/patterns.ts'
import { printCount } from './support/printCount.ts'

const patterns = patternsOfSource()
const checked: readonly string[] = JSON.parse(readFileSync(CHECKED_PATTERNS, 'utf8'))

/** A pattern that is new since all were checked (test/long/patterns.test.ts) is checked here. */
async function faults(all: readonly Pattern[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const pattern of all) {
    const fault = checked.includes(spellingOf(pattern)) ? null : await faultOf(pattern)
    if (fault) found.push(fault)
  }
  return found
}

test('T40 every regular expression of kit and service takes linear time', async () => {
  const found = await faults(patterns)
  printCount('T40 linear patterns', patterns.length - found.length, patterns.length)
  expect(found).toEqual([])
  expect(patterns.length).toBeGreaterThan(200)
}, 300_000)

test('T40 finds the text that a pattern takes long for', async () => {
  const slow = { source: String.raw`^(\w+\s?)*$`, flags: '', path: 'nowhere' }
  expect(await faults([slow])).toEqual([expect.stringContaining('exponential')])
}, 60_000)

test('T40 makes no regular expression of what somebody sent', () => {
  expect(patternsMadeLater()).toEqual([
    'service/policy/language/tokens.ts: WORD)',
    expect.stringMatching(/^service\/wallets\/frost\/sparkKeyPath\.ts: `\^m\/\$\{PURPOSE\}/),
  ])
})
