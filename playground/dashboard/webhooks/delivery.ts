import type { QueryEndpoints, ResponseOf } from 'latchkit/wire'

export type Delivery = ResponseOf<
  QueryEndpoints['listWebhookDeliveries']
>['webhookDeliveries'][number]

const errors: Readonly<Record<string, string>> = {
  timeout: 'No answer in time',
  refused: 'Connection refused',
}

/** How the last try ended, in a word. */
export function answerOf({ status, lastStatus, lastError, attempts }: Delivery) {
  const text =
    lastStatus === undefined ? (errors[lastError ?? ''] ?? lastError) : String(lastStatus)
  if (status === 'WEBHOOK_DELIVERY_STATUS_DELIVERED')
    return { kind: 'ok', text: text ?? 'Delivered' } as const
  if (status === 'WEBHOOK_DELIVERY_STATUS_DEAD')
    return { kind: 'bad', text: text ?? 'Given up' } as const
  return { kind: 'wait', text: attempts === 0 ? 'Waiting' : (text ?? 'No answer') } as const
}
