import { type AccessibilityReport, type ReportGroup, wasLookedAt } from './accessibilityReport.ts'

// a glob and not an import: there may be none
const found = import.meta.glob<AccessibilityReport>('../report/accessibility.json', {
  import: 'default',
  eager: true,
})

/** What the last run of the long tests found; says so when there was none. */
export function AccessibilityResults() {
  const [report] = Object.values(found)
  return <ResultsView report={report ?? null} />
}

/** The same for a given report. */
export function ResultsView({ report }: { readonly report: AccessibilityReport | null }) {
  if (report === null)
    return (
      <p className="docs-note" role="note">
        There is no report in this build.{' '}
        <code>
          npm run test:long -- everyStory accessibility keyboardJourneys liveRegions labelsInNames
          touchTargets lighthouse
        </code>{' '}
        writes one; build the Storybook again after it.
      </p>
    )
  const { commit, isChanged, endedAt, axe, groups } = report
  const passed = groups.reduce((sum, group) => sum + group.passed, 0)
  const failed = groups.reduce((sum, group) => sum + group.failed.length, 0)
  return (
    <>
      <p className="docs-note" role="note">
        <strong>
          {passed} passed, {failed} failed
        </strong>
        , at commit <code>{commit?.slice(0, 12) ?? 'unknown'}</code>
        {isChanged && ' with changes on top'}, {endedAt.slice(0, 16).replace('T', ' ')} UTC, with
        axe {axe}.
      </p>
      <table className="docs-table docs-figures">
        <thead>
          <tr>
            <th scope="col">Looked at</th>
            <th scope="col">Passed</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.title}>
              <th scope="row">
                <strong>{group.title}</strong>
                <br />
                {group.text}
              </th>
              <Counts {...group} />
            </tr>
          ))}
        </tbody>
      </table>
      {groups.map((group) => (
        <Failures key={group.title} {...group} />
      ))}
    </>
  )
}

function Counts(group: ReportGroup) {
  if (!wasLookedAt(group)) return <td colSpan={2}>not in this run</td>
  return (
    <>
      <td>{group.passed}</td>
      <td>{group.failed.length}</td>
    </>
  )
}

function Failures({ title, failed }: ReportGroup) {
  if (failed.length === 0) return null
  return (
    <table className="docs-table">
      <caption>{title}: what failed</caption>
      <tbody>
        {failed.map(({ name, problem }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="docs-problem">{problem}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
