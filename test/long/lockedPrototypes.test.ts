import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { runProject } from '../support/runProject.ts'

const TIMEOUT_MS = 60 * 60_000
const folders = [
  'src/service',
  'src/node',
  'src/crypto',
  'src/wire',
  'test/conformance',
  'test/integration',
]

test(
  'T41 service, cryptography and wire pass their tests with locked prototypes',
  async () => {
    const { passed, total, failed } = await runProject('node*', { LATCHKIT_LOCKED: 'yes' }, folders)
    printCount('T41 tests that pass with locked prototypes', passed, total)
    expect(failed).toEqual([])
    expect(passed).toBe(total)
    expect(total).toBeGreaterThan(2000)
  },
  TIMEOUT_MS,
)
