import { nameOfType, stateOf } from '../activities/names.ts'
import { Status } from '../parts/Status.tsx'
import { useWire } from '../shell/useWire.ts'

/** The last five things that were asked in an organization. */
export function RecentActivities({ organizationId }: { readonly organizationId: string }) {
  const { data } = useWire('listActivities', { organizationId, paginationOptions: { limit: '5' } })
  if (!data || data.activities.length === 0) return null
  return (
    <>
      <h3>Last activities</h3>
      <ul className="db-box">
        {data.activities.map(({ id, type, status }) => (
          <li key={id} className="db-row">
            <span className="db-grow">{nameOfType(type)}</span>
            <Status {...stateOf(status)} />
          </li>
        ))}
      </ul>
    </>
  )
}
