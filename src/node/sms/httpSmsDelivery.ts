import type { Delivery } from '../../service/delivery/delivery.ts'
import { type SmsBody, writeSmsBody } from './smsBody.ts'

/** How long to wait for the provider's answer, in milliseconds. */
const TIMEOUT_MS = 10_000

/** A provider of text messages that takes them over HTTP. */
export type HttpSmsOptions = {
  /** Without user name and password. */
  readonly url: string
  /** What the provider wants to see, such as `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: SmsBody
  /** @default 10000 */
  readonly timeoutMs?: number | undefined
  /** @default `fetch` */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Sends text messages with one POST each. A message counts as sent when the provider has answered with a status of 200 to 299.
 *
 * Ours: the answer is never read, since it repeats number and text; no redirect is followed, since it would carry the
 * message and the secret to an address that nobody has set.
 *
 * @example
 * const delivery = createHttpSmsDelivery({
 *   url: 'https://sms.example/send',
 *   headers: { authorization: 'Bearer …' },
 *   body: { kind: 'json', template: { to: '{to}', text: '{text}' } },
 * })
 */
export function createHttpSmsDelivery(options: HttpSmsOptions): Delivery {
  const { url, headers, timeoutMs = TIMEOUT_MS } = options
  const send = options.fetch ?? fetch
  return {
    async send({ channel, to, text }) {
      if (channel !== 'sms') throw new Error('This provider carries text messages only.')
      const { type, content } = writeSmsBody(options.body, { to, text })
      const answer = await send(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: content,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new SmsRefusedError(answer.status)
    },
    isDown: (error) => !(error instanceof SmsRefusedError) || error.status >= 500,
  }
}

/** The provider has not taken a message. Its code tells the status and nothing of the message. */
class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError'
  readonly code: string
  readonly status: number

  constructor(status: number) {
    super(`The provider of text messages answered ${status}.`)
    this.status = status
    this.code = `ERR_STATUS_${status}`
  }
}
