import type { Transporter } from 'nodemailer'
import type { Delivery } from '../../service/delivery/delivery.ts'

/** How long to wait for the mail server, in milliseconds: to connect, to greet, between two lines. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 15_000
/** How long a message may take from end to end: a server that says a letter now and then is never silent. */
const MESSAGE_TIMEOUT_MS = 20_000

/** The mail server and the sender. */
export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly url: string
  /** The sender's address; the name beside it is that of the app. */
  readonly fromAddress: string
  /** How long a message may take, in milliseconds. @default 20000 */
  readonly timeoutMs?: number | undefined
}

/**
 * Sends email over SMTP. A message counts as sent when the server has accepted it.
 *
 * Ours: an out-of-office reply to a code helps nobody, so the message says that a machine wrote it.
 *
 * @example
 * const delivery = createSmtpDelivery({ url: 'smtp://localhost:1025', fromAddress: 'login@example.com' })
 */
export function createSmtpDelivery(options: SmtpOptions): Delivery {
  const { url, fromAddress, timeoutMs = MESSAGE_TIMEOUT_MS } = options
  let transport: Promise<Transporter> | undefined
  return {
    async send({ channel, to, subject, text, html, from, replyTo }) {
      if (channel !== 'email') throw new Error('SMTP carries email only.')
      transport ??= connect(url)
      const message = {
        from: { name: from?.name ?? '', address: from?.address || fromAddress },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeoutMs),
      }
      await (await transport).sendMail(message)
    },
    isDown,
  }
}

/** What nodemailer says of a failure. */
type SmtpError = {
  readonly code: string
  readonly command?: string
  readonly responseCode?: number
}

/** What ends a conversation with a mail server wherever it is, and no message is to blame for. */
const CONVERSATION_ENDED = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  // only our own time limit aborts
  'EABORT',
])
/** What a mail server says to a password that it cannot check now (RFC 4954, 6). */
const NOT_NOW = new Set([421, 454])

/**
 * An answer to sender, recipient or content is about the message, whatever its number, 421 too: strangers choose the recipient.
 * What comes before them is about the server alone.
 */
function isDown(error: unknown): boolean {
  const { code, command, responseCode = 0 } = Object(error) satisfies SmtpError
  if (code === 'EAUTH') return NOT_NOW.has(responseCode)
  const answersMessage = code === 'ECONNECTION' && command === 'CONN' && responseCode > 0
  return CONVERSATION_ENDED.has(code) && !answersMessage
}

/** Loaded with the first message: a service without mail starts faster. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
}
