import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import axe from 'axe-core'
import type { Reporter, TestModule } from 'vitest/node'
import {
  type AccessibilityReport,
  REPORT_PATH,
  type ReportGroup,
  wasLookedAt,
} from '../../../stories/docs/support/accessibilityReport.ts'

/** What the files of tests look for; any other that is about access is named by its file. */
const known: readonly (readonly [RegExp, Pick<ReportGroup, 'title' | 'text'>])[] = [
  [
    /everyStory/,
    {
      title: 'Stories',
      text: 'axe, targets of 44 px, nothing cut, nothing too wide; light, dark and from right to left; 480, 390 and 320 px',
    },
  ],
  [
    /accessibility/,
    { title: 'Screens of the playground', text: 'axe; light and dark; wide and narrow' },
  ],
  [/keyboard|journey/i, { title: 'Journeys', text: 'by keyboard alone, focus never lost' }],
  [/liveRegion|reader/i, { title: 'Live regions', text: 'what is said aloud, and when' }],
  [
    /labelsInNames/,
    { title: 'Names', text: 'what is written on a control is in its name; 25 languages' },
  ],
  [/touchTargets/, { title: 'Touch', text: 'a finger hits each control, and no other one' }],
  [
    /lighthouse/,
    { title: 'Pages', text: 'what Lighthouse calls an error; as wide as a desk and as a phone' },
  ],
]

/** Why a test failed; a comparison says in its difference what it found. */
type TestError = { readonly message: string; readonly diff?: string | undefined }

/** A file of tests that ran, and how each of its tests ended. */
export type TestedFile = {
  readonly path: string
  readonly tests: readonly {
    readonly name: string
    readonly state: string
    readonly errors: readonly TestError[]
  }[]
}

/** Puts what the tests of access found into the Storybook; nothing when none of them ran. */
export default class AccessibilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const groups = groupsOf(modules.map(testedFile))
    if (groups.length === 0) return
    const report: AccessibilityReport = {
      ...state(),
      endedAt: new Date().toISOString(),
      axe: axe.version,
      groups,
    }
    mkdirSync(dirname(REPORT_PATH), { recursive: true })
    writeFileSync(REPORT_PATH, `${JSON.stringify(report, null, 2)}\n`)
  }
}

function testedFile({ moduleId, children }: TestModule): TestedFile {
  const tests = [...children.allTests()].map((one) => {
    const { state, errors = [] } = one.result()
    return { name: one.name, state, errors }
  })
  return { path: moduleId, tests }
}

/**
 * What the tests of access among them found, by what they look at. What was skipped counts as neither; what none of them
 * has looked at has neither, and without any of them there is nothing.
 */
export function groupsOf(files: readonly TestedFile[]): readonly ReportGroup[] {
  const groups = known.map(([file, about]) => {
    const tests = files
      .filter(({ path }) => file.test(path.split('/').at(-1) ?? ''))
      .flatMap(({ tests }) => tests)
    const passed = tests.filter(({ state }) => state === 'passed').length
    const failed = tests
      .filter(({ state }) => state === 'failed')
      .map(({ name, errors }) => ({ name, problem: textOf(errors) }))
    return { ...about, passed, failed }
  })
  return groups.some(wasLookedAt) ? groups : []
}

/** Without the colours of a terminal. */
function textOf(errors: readonly TestError[]): string {
  const lines = errors.flatMap(({ message, diff = '' }) => [message, diff])
  return stripVTControlCharacters(lines.filter(Boolean).join('\n'))
}

function state(): Pick<AccessibilityReport, 'commit' | 'isChanged'> {
  const git = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const changed = git('status', '--porcelain', '--untracked-files=no')
  return { commit: git('rev-parse', 'HEAD'), isChanged: changed !== null && changed !== '' }
}
