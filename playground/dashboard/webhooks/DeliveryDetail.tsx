import { Icon } from '../../icons.tsx'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { Detail } from '../parts/Detail.tsx'
import { Status } from '../parts/Status.tsx'
import { msFromTime, whenOf } from '../parts/times.ts'
import { useChange } from '../shell/useChange.ts'
import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { answerOf, type Delivery } from './delivery.ts'

/** One event on its way to one address. The service keeps no bodies, so there is nothing of them here. */
export function DeliveryDetail(props: {
  readonly delivery: Delivery
  /** Where the feature of the organization calls: its endpoint is on no list. */
  readonly featureUrl: string
}) {
  const { delivery, featureUrl } = props
  const endpoints = useWire('listWebhookEndpoints', {}).data?.webhookEndpoints
  const change = useChange()
  const { deliveryId, endpointId, eventId, attempts, nextAttemptAt } = delivery
  const url = endpoints?.find((one) => one.endpointId === endpointId)?.url
  const facts = [
    ['Address', url ?? featureUrl],
    ['Tries', String(attempts)],
    ['First', whenOf(msFromTime(delivery.createdAt))],
    ['Last change', whenOf(msFromTime(delivery.updatedAt))],
    ...(nextAttemptAt ? [['Next try', whenOf(msFromTime(nextAttemptAt))]] : []),
  ]
  const sendAgain = () =>
    change.mutate({
      submit: (kit) => kit.submit('replayWebhookDeliveries', { deliveryIds: [deliveryId] }),
      done: 'It is sent again.',
    })
  return (
    <Detail
      title="Delivery"
      under={<Status {...answerOf(delivery)} />}
      back={linkTo('webhooks')}
      actions={
        <button
          type="button"
          className="db-button"
          disabled={change.isPending || nextAttemptAt !== undefined}
          onClick={sendAgain}
        >
          <Icon name="again" size={16} />
          Send again
        </button>
      }
    >
      <dl className="db-members">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Event</h3>
      <p className="db-proof">
        <code>{eventId}</code>
        <CopyButton text={eventId} label="Copy the event ID" variant="icon" />
      </p>
    </Detail>
  )
}
