/** A message with a one-time code, ready to send. */
export type Message = {
  readonly channel: 'email' | 'sms'
  /** Normalized address: an email address or an E.164 number. */
  readonly to: string
  /** Empty for text messages. */
  readonly subject: string
  readonly text: string
  /** Empty for text messages. */
  readonly html: string
  readonly code: string
  readonly from?: { readonly name: string; readonly address?: string | undefined } | undefined
  readonly replyTo?: string | undefined
}

/** The way out for messages. Rejects when the message was not accepted, so that no code counts as sent that was not. */
export type Delivery = {
  send(message: Message): Promise<void>
  /**
   * Whether an error of `send` says that the whole way is down, whatever the message: then, after a few of them in a row,
   * messages fail at once for a while. An address that is refused says no such thing, or strangers could close the way.
   *
   * @default none does, and every message is tried
   */
  isDown?(error: unknown): boolean
}
