import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many tests of a run passed, and which did not: the file, the test, and why. */
export type ProjectRun = {
  readonly passed: number
  readonly total: number
  readonly failed: readonly string[]
}

type TestedFile = {
  readonly name: string
  readonly status: string
  /** Why it could not be loaded. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

/** Runs a project of the tests once more, in an environment of its own; only these folders, when there are some. */
export async function runProject(
  name: string,
  env: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): Promise<ProjectRun> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-run-'))
  const report = join(folder, 'report.json')
  try {
    const { VITEST: _, ...own } = process.env
    const run = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        name,
        '--reporter=json',
        '--testTimeout=60000',
        `--outputFile=${report}`,
        ...folders,
      ],
      { env: { ...own, ...env }, stdio: 'ignore' },
    )
    await once(run, 'exit')
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(
      await readFile(report, 'utf8'),
    )
    const failed = Object.values<TestedFile>(testResults)
      .filter(({ status }) => status !== 'passed')
      .flatMap(({ name, message, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed')
        if (tests.length === 0) return [`${name}: ${message}`]
        return tests.map(({ fullName, failureMessages }) =>
          [`${name}: ${fullName}`, ...failureMessages].join('\n'),
        )
      })
    return { passed: numPassedTests, total: numTotalTests, failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
