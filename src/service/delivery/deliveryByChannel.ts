import type { Upstreams } from '../upstreams/createUpstreams.ts'
import type { Delivery } from './delivery.ts'

/** A way out for each kind of message. */
export type DeliveryByChannel = {
  readonly email?: Delivery | undefined
  readonly sms?: Delivery | undefined
}

/**
 * Makes one way out of what was given; what was not given goes to the inbox, where there is one.
 *
 * @returns null when nothing carries email: no service works without.
 */
export function joinDeliveries(
  given: Delivery | DeliveryByChannel | undefined,
  inbox: Delivery | null,
  upstreams: Upstreams,
): Delivery | null {
  if (given && 'send' in given) return guarded(given, upstreams)
  if (!given?.email && !given?.sms) return inbox
  const ways = { email: given.email ?? inbox, sms: given.sms ?? inbox }
  if (!ways.email) return null
  return {
    async send(message) {
      const way = ways[message.channel]
      if (!way) throw new Error(`Nothing carries messages by ${message.channel}.`)
      await guarded(way, upstreams).send(message)
    },
  }
}

/** Fails at once while its way is down. */
function guarded(way: Delivery, upstreams: Upstreams): Delivery {
  if (!way.isDown) return way
  const judge = (error: unknown) => (way.isDown?.(error) ? 'down' : 'up')
  return {
    send: (message) => upstreams.of(message.channel)(() => way.send(message), judge),
  }
}
