import { Status } from '../parts/Status.tsx'
import { msFromTime, timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { answerOf, type Delivery } from './delivery.ts'

/** What was sent, the newest first. */
export function DeliveryTable(props: {
  readonly deliveries: readonly Delivery[]
  readonly chosenId: string | undefined
}) {
  return (
    <table className="db-table">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Answer</th>
          <th scope="col" data-number data-wide>
            Tries
          </th>
          <th scope="col" data-number>
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {props.deliveries.map((delivery) => (
          <tr
            key={delivery.deliveryId}
            data-state={delivery.deliveryId === props.chosenId ? 'chosen' : undefined}
          >
            <td>
              <a className="db-row-link" href={linkTo('webhooks', delivery.deliveryId)}>
                {delivery.eventId}
              </a>
            </td>
            <td>
              <Status {...answerOf(delivery)} />
            </td>
            <td data-number data-wide>
              {delivery.attempts}
            </td>
            <td data-number>{timeOf(msFromTime(delivery.createdAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
