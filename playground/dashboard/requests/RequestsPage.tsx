import { useState } from 'react'
import { RequestDetail } from '../../drawer/RequestDetail.tsx'
import { type RequestEntry, stampedWith } from '../../log/requestEntry.ts'
import { preciseTime } from '../../shell/readable.ts'
import { Segment } from '../../shell/Segment.tsx'
import { Detail } from '../parts/Detail.tsx'
import { Split } from '../parts/Split.tsx'
import { Status } from '../parts/Status.tsx'
import { Table } from '../parts/Table.tsx'
import { useSurroundings } from '../shell/surroundings.ts'
import { linkTo } from '../shell/useRoute.ts'
import { answerOf, isChange } from './answerOf.ts'
import { useRequests } from './useRequests.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'changes', label: 'Changes' },
] as const

type Filter = (typeof filters)[number]['value']

/** What this page has asked of the service since it was loaded, with what vouched for it. */
export function RequestsPage({ id }: { readonly id: string | undefined }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { requests } = useSurroundings()
  const entries = useRequests()
  const shown = filter === 'changes' ? entries.filter(isChange) : entries
  const chosen = entries.find((entry) => entry.id === id)
  return (
    <Split
      title="Requests"
      detail={
        chosen ? (
          <Detail key={id} title={pathOf(chosen)} back={linkTo('requests')}>
            <RequestDetail entry={chosen} />
          </Detail>
        ) : null
      }
    >
      <div className="db-head">
        <p className="db-lead">
          What this page has asked of the service since it was loaded. Secrets are masked.
        </p>
        <div className="db-line">
          <Segment label="Which requests" value={filter} choices={filters} onChange={setFilter} />
          {entries.length > 0 && (
            <button
              type="button"
              className="db-button"
              data-variant="quiet"
              onClick={() => requests.entries.setState([], true)}
            >
              Clear
            </button>
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="db-empty">No requests yet. Change something, and it is here.</p>
      ) : (
        <Table
          rows={shown}
          idOf={(entry) => entry.id}
          linkOf={(entry) => linkTo('requests', entry.id)}
          chosenId={id}
          name={{ title: 'Path', of: (entry) => <code>{pathOf(entry)}</code> }}
          columns={[
            { title: 'Stamped with', of: (entry) => stampedWith[entry.stampedWith], isWide: true },
            { title: 'Status', of: (entry) => <Status {...answerOf(entry)} /> },
            { title: 'ms', of: ({ ms }) => ms, isNumber: true, isWide: true },
            { title: 'Time', of: ({ atMs }) => preciseTime(atMs), isNumber: true },
          ]}
        />
      )}
    </Split>
  )
}

const pathOf = ({ url }: RequestEntry) => new URL(url).pathname
