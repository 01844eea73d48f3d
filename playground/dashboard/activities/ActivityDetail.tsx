import { useActivity, useUser } from 'latchkit'
import { useState } from 'react'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { Segment } from '../../shell/Segment.tsx'
import { Detail } from '../parts/Detail.tsx'
import { Status } from '../parts/Status.tsx'
import { useChange } from '../shell/useChange.ts'
import { linkTo } from '../shell/useRoute.ts'
import { Evaluations } from './Evaluations.tsx'
import { Intent } from './Intent.tsx'
import { nameOfType, stateOf } from './names.ts'
import { Votes } from './Votes.tsx'

const forms = [
  { value: 'readable', label: 'Readable' },
  { value: 'json', label: 'JSON' },
] as const

/** One activity: who voted, what was asked, what the policies said, and what came of it. */
export function ActivityDetail({ id }: { readonly id: string }) {
  const { activity: asked } = useActivity(id)
  const { data: user } = useUser()
  const [form, setForm] = useState<'readable' | 'json'>('readable')
  const change = useChange()
  const activity = asked.data
  if (!activity) return null
  const { fingerprint, canApprove, canReject } = activity
  const name = nameOfType(activity.type)

  const approve = () =>
    change.mutate({
      submit: (kit) => kit.submit('approveActivity', { fingerprint }),
      done: `You approved “${name}”.`,
    })
  const reject = () =>
    change.mutate({
      submit: (kit) => kit.submit('rejectActivity', { fingerprint }),
      done: `You rejected “${name}”.`,
    })

  return (
    <Detail
      title={name}
      under={<Status {...stateOf(activity.status)} />}
      back={linkTo('activities')}
      actions={
        (canApprove || canReject) && (
          <>
            {canReject && (
              <button
                type="button"
                className="db-button"
                disabled={change.isPending}
                onClick={reject}
              >
                Reject
              </button>
            )}
            {canApprove && (
              <button
                type="button"
                className="db-button"
                data-variant="primary"
                disabled={change.isPending}
                onClick={approve}
              >
                Approve as {user?.name ?? 'yourself'}
              </button>
            )}
          </>
        )
      }
    >
      <div className="db-line">
        <h3>Votes</h3>
        {(canApprove || canReject) && (
          <span className="db-quiet">Approvals count for 24 hours</span>
        )}
      </div>
      <Votes votes={activity.votes} />
      <div className="db-line">
        <h3>What was asked</h3>
        <Segment label="Form" value={form} choices={forms} onChange={setForm} />
      </div>
      <Intent intent={activity.intent} isJson={form === 'json'} />
      {activity.failure && (
        <>
          <h3>Why it failed</h3>
          <p className="db-bad">{activity.failure.message}</p>
        </>
      )}
      <Evaluations activityId={id} />
      <h3>Proof</h3>
      <p className="db-proof">
        <span>Fingerprint</span> <code>{fingerprint}</code>
        <CopyButton text={fingerprint} label="Copy the fingerprint" variant="icon" />
      </p>
    </Detail>
  )
}
