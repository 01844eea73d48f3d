import { expect, test } from 'vitest'
import { answerOf, type Delivery } from './delivery.ts'

const time = { seconds: '1', nanos: '0' }
const delivery: Delivery = {
  deliveryId: 'd',
  endpointId: 'e',
  eventId: 'v',
  status: 'WEBHOOK_DELIVERY_STATUS_PENDING',
  attempts: 0,
  createdAt: time,
  updatedAt: time,
}

test.each<[Partial<Delivery>, string, string]>([
  [{}, 'wait', 'Waiting'],
  [{ attempts: 1, lastStatus: 500 }, 'wait', '500'],
  [{ attempts: 2, lastError: 'timeout' }, 'wait', 'No answer in time'],
  [{ attempts: 1 }, 'wait', 'No answer'],
  [{ status: 'WEBHOOK_DELIVERY_STATUS_DELIVERED', lastStatus: 204, attempts: 1 }, 'ok', '204'],
  [{ status: 'WEBHOOK_DELIVERY_STATUS_DEAD', lastError: 'refused' }, 'bad', 'Connection refused'],
  [{ status: 'WEBHOOK_DELIVERY_STATUS_DEAD', lastError: 'tls' }, 'bad', 'tls'],
  [{ status: 'WEBHOOK_DELIVERY_STATUS_DEAD' }, 'bad', 'Given up'],
])('reads %o', (facts, kind, text) => {
  expect(answerOf({ ...delivery, ...facts })).toEqual({ kind, text })
})
