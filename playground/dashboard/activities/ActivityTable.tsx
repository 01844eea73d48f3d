import type { Activity } from 'latchkit'
import { Status } from '../parts/Status.tsx'
import { timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { nameOfType, shortType, stateOf } from './names.ts'

/** Activities as rows, the newest first. */
export function ActivityTable(props: {
  readonly activities: readonly Activity[]
  readonly chosenId: string | undefined
}) {
  return (
    <table className="db-table">
      <thead>
        <tr>
          <th scope="col">Activity</th>
          <th scope="col">Status</th>
          <th scope="col" data-wide>
            Votes
          </th>
          <th scope="col" data-number>
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {props.activities.map(({ id, type, status, votes, createdAtMs }) => (
          <tr key={id} data-state={id === props.chosenId ? 'chosen' : undefined}>
            <td>
              <a className="db-row-link" href={linkTo('activities', id)}>
                {nameOfType(type)}
              </a>
              <code>{shortType(type)}</code>
            </td>
            <td>
              <Status {...stateOf(status)} />
            </td>
            <td data-wide>{votes.length}</td>
            <td data-number>{timeOf(createdAtMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
