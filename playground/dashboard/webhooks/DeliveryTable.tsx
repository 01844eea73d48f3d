import { Status } from '../parts/Status.tsx'
import { Table } from '../parts/Table.tsx'
import { msFromTime, timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { answerOf, type Delivery } from './delivery.ts'

/** What was sent, the newest first. */
export function DeliveryTable(props: {
  readonly deliveries: readonly Delivery[]
  readonly chosenId: string | undefined
}) {
  return (
    <Table
      rows={props.deliveries}
      idOf={({ deliveryId }) => deliveryId}
      linkOf={({ deliveryId }) => linkTo('webhooks', deliveryId)}
      chosenId={props.chosenId}
      name={{ title: 'Event', of: ({ eventId }) => eventId }}
      columns={[
        { title: 'Answer', of: (delivery) => <Status {...answerOf(delivery)} /> },
        { title: 'Tries', of: ({ attempts }) => attempts, isNumber: true, isWide: true },
        { title: 'Time', of: ({ createdAt }) => timeOf(msFromTime(createdAt)), isNumber: true },
      ]}
    />
  )
}
