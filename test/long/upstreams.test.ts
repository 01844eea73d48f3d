import { expect, test } from 'vitest'
import type { UpstreamFault } from '../support/faultyUpstream.ts'
import { printCount } from '../support/printCount.ts'
import { failUpstream, upstreams } from '../support/upstreamStage.ts'

const FAULTS: readonly UpstreamFault[] = ['refuse', 'hang', 'garbage', 'slow']

test('R15 each upstream with each fault: a clean refusal in the end, no code sent, the others served, and it is left alone until it is well', async () => {
  const cells = upstreams.flatMap((upstream) => FAULTS.map((fault) => ({ upstream, fault })))
  let passed = 0
  for (const { upstream, fault } of cells) {
    await failUpstream(upstream, fault)
    passed++
  }
  printCount('R15 upstreams and faults', passed, cells.length)
  expect(passed).toBe(16)
}, 300_000)
