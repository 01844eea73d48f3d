import type { QueryEndpoints, ResponseOf } from 'latchkit/wire'
import { Status } from '../parts/Status.tsx'
import { useWire } from '../shell/useWire.ts'

type Evaluation = ResponseOf<
  QueryEndpoints['getPolicyEvaluations']
>['policyEvaluations'][number]['policyEvaluations'][number]

const outcomes: Readonly<
  Record<Evaluation['outcome'], { text: string; kind: 'ok' | 'wait' | 'bad' | 'off' }>
> = {
  OUTCOME_ALLOW: { text: 'Allows', kind: 'ok' },
  OUTCOME_DENY_EXPLICIT: { text: 'Denies', kind: 'bad' },
  OUTCOME_DENY_IMPLICIT: { text: 'Does not apply', kind: 'off' },
  OUTCOME_REQUIRES_CONSENSUS: { text: 'Needs more approvals', kind: 'wait' },
  OUTCOME_REJECTED: { text: 'Rejected', kind: 'bad' },
  OUTCOME_ERROR: { text: 'Could not be evaluated', kind: 'bad' },
  OUTCOME_REQUIRES_AUTHENTICATORS: { text: 'Needs another key', kind: 'wait' },
  OUTCOME_TIME_INACTIVE: { text: 'Not at this time', kind: 'off' },
}

/** What each policy said to each vote. Nothing where no policy was asked. */
export function Evaluations({ activityId }: { readonly activityId: string }) {
  const { data } = useWire('getPolicyEvaluations', { activityId })
  const { data: known } = useWire('listPolicies', {})
  const votes = (data?.policyEvaluations ?? []).filter((one) => one.policyEvaluations.length > 0)
  if (votes.length === 0) return null
  const names = new Map(known?.policies.map(({ policyId, policyName }) => [policyId, policyName]))
  return (
    <>
      <h3>What the policies said</h3>
      {votes.map(({ id, policyEvaluations }, index) => (
        <section key={id} aria-label={`To vote ${index + 1}`}>
          <p className="db-quiet">To vote {index + 1}</p>
          <ul className="db-box">
            {policyEvaluations.map(({ policyId, outcome }) => (
              <li key={policyId} className="db-row">
                <span className="db-grow">{names.get(policyId) ?? policyId}</span>
                <Status {...outcomes[outcome]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
