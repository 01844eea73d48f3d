import { type ActivityStatus, useActivities } from 'latchkit'
import { useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import { Split } from '../parts/Split.tsx'
import { useEvery } from '../shell/useEvery.ts'
import { ActivityDetail } from './ActivityDetail.tsx'
import { ActivityTable } from './ActivityTable.tsx'

const LOOK_AGAIN_MS = 5000

const filters = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'ended', label: 'Failed or rejected' },
] as const

type Filter = (typeof filters)[number]['value']

const statuses: Readonly<Record<Filter, { readonly statuses?: readonly ActivityStatus[] }>> = {
  all: {},
  waiting: { statuses: ['ACTIVITY_STATUS_CONSENSUS_NEEDED'] },
  ended: { statuses: ['ACTIVITY_STATUS_FAILED', 'ACTIVITY_STATUS_REJECTED'] },
}

const empty: Readonly<Record<Filter, string>> = {
  all: 'Nothing has happened yet. Log in through the playground to see the first activity.',
  waiting: 'Nothing waits for a vote.',
  ended: 'Nothing has failed or was rejected.',
}

/** Everything that was asked of the organization, and the votes on it. */
export function ActivitiesPage({ id }: { readonly id: string | undefined }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { data, hasNextPage, fetchNextPage, refetch } = useActivities(statuses[filter])
  useEvery(LOOK_AGAIN_MS, refetch)
  return (
    <Split title="Activities" detail={id ? <ActivityDetail key={id} id={id} /> : null}>
      <div className="db-head">
        <p className="db-lead">Every change is an activity. Some wait for more than one person.</p>
        <Segment label="Which activities" value={filter} choices={filters} onChange={setFilter} />
      </div>
      {data?.length === 0 ? (
        <p className="db-empty">{empty[filter]}</p>
      ) : (
        <ActivityTable activities={data ?? []} chosenId={id} />
      )}
      {hasNextPage && (
        <div className="db-foot">
          <button type="button" className="db-button" onClick={() => void fetchNextPage()}>
            Show older
          </button>
        </div>
      )}
    </Split>
  )
}
