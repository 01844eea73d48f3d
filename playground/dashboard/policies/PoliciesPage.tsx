import { Icon } from '../../icons.tsx'
import { Split } from '../parts/Split.tsx'
import { Status } from '../parts/Status.tsx'
import { Table } from '../parts/Table.tsx'
import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { PolicyEditor } from './PolicyEditor.tsx'

/** The id that stands for a policy that is not there yet. */
const NEW = 'new'

const effects = {
  EFFECT_ALLOW: { kind: 'ok', text: 'Allows' },
  EFFECT_DENY: { kind: 'bad', text: 'Denies' },
} as const

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
        <Table
          rows={policies}
          idOf={({ policyId }) => policyId}
          linkOf={({ policyId }) => linkTo('policies', policyId)}
          chosenId={id}
          name={{
            title: 'Policy',
            of: ({ policyName }) => policyName,
            under: ({ notes }) => <span className="db-quiet">{notes}</span>,
          }}
          columns={[
            { title: 'Effect', of: ({ effect }) => <Status {...effects[effect]} /> },
            {
              title: 'Condition',
              of: ({ condition }) => <code>{condition || 'always'}</code>,
              isWide: true,
            },
          ]}
        />
      )}
    </Split>
  )
}
