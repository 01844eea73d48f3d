import { describe, expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { failUpstream, upstreams } from '../support/upstreamStage.ts'

const FAULTS = ['refuse', 'garbage'] as const
let passed = 0

describe('R15 an upstream that fails at once', () => {
  for (const upstream of upstreams)
    test.each(FAULTS)(`${upstream.name}: %s`, async (fault) => {
      await failUpstream(upstream, fault)
      passed++
    })

  test('is told to whoever needs it, every one of them', () => {
    const cells = upstreams.length * FAULTS.length
    printCount('R15 upstreams and faults', passed, cells)
    expect(passed).toBe(cells)
  })
})
