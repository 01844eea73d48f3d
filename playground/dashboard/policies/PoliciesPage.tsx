import { Icon } from '../icons.tsx'
import { Split } from '../parts/Split.tsx'
import { Status } from '../parts/Status.tsx'
import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { PolicyEditor } from './PolicyEditor.tsx'

/** The id that stands for a policy that is not there yet. */
const NEW = 'new'

/** What decides about activities, beside the root users. */
export function PoliciesPage({ id }: { readonly id: string | undefined }) {
  const { data } = useWire('listPolicies', {})
  const policies = data?.policies ?? []
  const chosen = policies.find(({ policyId }) => policyId === id)
  const isNew = id === NEW
  return (
    <Split
      title="Policies"
      detail={isNew || chosen ? <PolicyEditor key={id} policy={chosen ?? null} /> : null}
    >
      <div className="db-head">
        <p className="db-lead">
          Root users decide alone. For everybody else a policy must allow what they ask, and none
          may deny it.
        </p>
        <a className="db-button" href={linkTo('policies', NEW)}>
          <Icon name="plus" size={16} />
          New policy
        </a>
      </div>
      {data && policies.length === 0 && (
        <p className="db-empty">No policies. Only root users can change anything here.</p>
      )}
      {policies.length > 0 && (
        <table className="db-table">
          <thead>
            <tr>
              <th scope="col">Policy</th>
              <th scope="col">Effect</th>
              <th scope="col" data-wide>
                Condition
              </th>
            </tr>
          </thead>
          <tbody>
            {policies.map(({ policyId, policyName, effect, condition, notes }) => (
              <tr key={policyId} data-state={policyId === id ? 'chosen' : undefined}>
                <td>
                  <a className="db-row-link" href={linkTo('policies', policyId)}>
                    {policyName}
                  </a>
                  <span className="db-quiet">{notes}</span>
                </td>
                <td>
                  {effect === 'EFFECT_ALLOW' ? (
                    <Status kind="ok" text="Allows" />
                  ) : (
                    <Status kind="bad" text="Denies" />
                  )}
                </td>
                <td data-wide>
                  <code>{condition || 'always'}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Split>
  )
}
