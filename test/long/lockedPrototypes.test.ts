import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'

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
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-locked-'))
    const report = join(folder, 'report.json')
    const { VITEST: _, ...env } = process.env
    const run = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'node',
        '--reporter=json',
        '--testTimeout=60000',
        `--outputFile=${report}`,
        ...folders,
      ],
      { env: { ...env, LATCHKIT_LOCKED: 'yes' }, stdio: 'ignore' },
    )
    await once(run, 'exit')
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = Object.values<{ status: string; name: string }>(testResults).filter(
      ({ status }) => status !== 'passed',
    )
    printCount('T41 tests that pass with locked prototypes', numPassedTests, numTotalTests)
    expect(failed.map(({ name }) => name)).toEqual([])
    expect(numPassedTests).toBe(numTotalTests)
    expect(numTotalTests).toBeGreaterThan(2000)
    rmSync(folder, { recursive: true, force: true })
  },
  TIMEOUT_MS,
)
