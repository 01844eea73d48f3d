/** What one file of the tests found. */
export type ReportGroup = {
  readonly title: string
  /** What is looked at in each of them. */
  readonly text: string
  readonly passed: number
  readonly failed: readonly { readonly name: string; readonly problem: string }[]
}

/** Whether the run had any test of it. */
export const wasLookedAt = ({ passed, failed }: ReportGroup) => passed + failed.length > 0

/** What a run of the long tests found, as they write it down. */
export type AccessibilityReport = {
  /** What was tested, as git names it; null outside of a repository. */
  readonly commit: string | null
  /** Whether something was changed since that commit. */
  readonly isChanged: boolean
  /** When it ended, ISO 8601. */
  readonly endedAt: string
  readonly axe: string
  readonly groups: readonly ReportGroup[]
}

/** Where the tests write it, from the root of the repository. It is not kept there: it belongs to one commit. */
export const REPORT_PATH = 'stories/docs/report/accessibility.json'
