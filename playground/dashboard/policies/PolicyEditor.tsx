import type { QueryEndpoints, ResponseOf } from 'latchkit/wire'
import { type FormEvent, useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import { Confirm } from '../parts/Confirm.tsx'
import { Detail } from '../parts/Detail.tsx'
import { Field } from '../parts/Field.tsx'
import { useChange } from '../shell/useChange.ts'
import { linkTo } from '../shell/useRoute.ts'

type Policy = ResponseOf<QueryEndpoints['listPolicies']>['policies'][number]
type Draft = Pick<Policy, 'policyName' | 'effect' | 'condition' | 'consensus' | 'notes'> & {
  readonly time: string
}

const effects = [
  { value: 'EFFECT_ALLOW', label: 'Allows' },
  { value: 'EFFECT_DENY', label: 'Denies' },
] as const

const blank: Draft = {
  policyName: '',
  effect: 'EFFECT_ALLOW',
  condition: '',
  consensus: '',
  time: '',
  notes: '',
}

const expressions = [
  [
    'condition',
    'Condition',
    "What it applies to, like activity.action == 'SIGN'. Empty: everything.",
  ],
  [
    'consensus',
    'Consensus',
    "Whose approvals it takes, like approvers.any(user, user.id == '…'). Empty: whoever asks.",
  ],
  ['time', 'Time', 'When it applies. Empty: always.'],
] as const

/** Writes a policy. The service says what is wrong with an expression, and where. */
export function PolicyEditor({ policy }: { readonly policy: Policy | null }) {
  const [draft, setDraft] = useState<Draft>({ ...blank, ...policy, time: policy?.time ?? '' })
  const [isAsking, setAsking] = useState(false)
  const change = useChange()
  const isWhole = draft.policyName.trim() !== ''
  const toList = () => {
    location.hash = linkTo('policies')
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const { policyName, effect, condition, consensus, time, notes } = draft
    if (policy)
      return change.mutate({
        submit: (kit) =>
          kit.submit('updatePolicy', {
            policyId: policy.policyId,
            policyName,
            policyEffect: effect,
            policyCondition: condition,
            policyConsensus: consensus,
            policyNotes: notes,
            time,
          }),
        done: 'The policy is saved.',
      })
    const given = {
      ...(condition && { condition }),
      ...(consensus && { consensus }),
      ...(time && { time }),
    }
    change.mutate(
      {
        submit: (kit) => kit.submit('createPolicy', { policyName, effect, notes, ...given }),
        done: 'The policy is made.',
      },
      { onSuccess: toList },
    )
  }

  function remove() {
    if (!policy) return
    const { policyId } = policy
    change.mutate(
      { submit: (kit) => kit.submit('deletePolicy', { policyId }), done: 'The policy is deleted.' },
      { onSuccess: toList },
    )
  }

  return (
    <Detail title={policy ? policy.policyName : 'New policy'} back={linkTo('policies')}>
      <form className="db-form" onSubmit={save}>
        <Field
          label="Name"
          value={draft.policyName}
          onChange={(policyName) => setDraft({ ...draft, policyName })}
        />
        <Segment
          label="Effect"
          value={draft.effect}
          choices={effects}
          onChange={(effect) => setDraft({ ...draft, effect })}
        />
        {expressions.map(([name, label, hint]) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            value={draft[name]}
            onChange={(text) => setDraft({ ...draft, [name]: text })}
            rows={name === 'time' ? 1 : 3}
            isMono
          />
        ))}
        <Field
          label="Notes"
          value={draft.notes}
          onChange={(notes) => setDraft({ ...draft, notes })}
        />
        <div className="db-dialog-actions">
          {policy && (
            <button
              type="button"
              className="db-button"
              data-variant="danger"
              onClick={() => setAsking(true)}
            >
              Delete
            </button>
          )}
          <button
            type="submit"
            className="db-button"
            data-variant="primary"
            disabled={!isWhole || change.isPending}
          >
            Save policy
          </button>
        </div>
      </form>
      {isAsking && (
        <Confirm
          title="Delete the policy?"
          text={`“${draft.policyName}” decides nothing any more.`}
          yes="Delete"
          no="Keep it"
          onYes={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Detail>
  )
}
