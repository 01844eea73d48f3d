import type { Activity } from 'latchkit'
import { Status } from '../parts/Status.tsx'
import { Table } from '../parts/Table.tsx'
import { timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { nameOfType, shortType, stateOf } from './names.ts'

/** Activities as rows, the newest first. */
export function ActivityTable(props: {
  readonly activities: readonly Activity[]
  readonly chosenId: string | undefined
}) {
  return (
    <Table
      rows={props.activities}
      idOf={({ id }) => id}
      linkOf={({ id }) => linkTo('activities', id)}
      chosenId={props.chosenId}
      name={{
        title: 'Activity',
        of: ({ type }) => nameOfType(type),
        under: ({ type }) => <code>{shortType(type)}</code>,
      }}
      columns={[
        { title: 'Status', of: ({ status }) => <Status {...stateOf(status)} /> },
        { title: 'Votes', of: ({ votes }) => votes.length, isWide: true },
        { title: 'Time', of: ({ createdAtMs }) => timeOf(createdAtMs), isNumber: true },
      ]}
    />
  )
}
