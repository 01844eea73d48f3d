import type { Delivery, Message } from './delivery.ts'

const MAX_MESSAGES = 500

/** A message as the local inbox answers it. `createdAt` is ISO 8601. */
export type MailboxMessage = Pick<
  Message,
  'channel' | 'to' | 'subject' | 'text' | 'html' | 'code'
> & { readonly id: string; readonly createdAt: string }

/** A way out that leads nowhere: the messages stay here, to be read in tests and in the playground. */
export type Mailbox = Delivery & {
  /** Newest first; of one address when one is given. */
  list(to?: string): readonly MailboxMessage[]
  clear(): void
}

/** Makes a mailbox that keeps the newest 500 messages in memory. */
export function createMailbox(chance: { nowMs(): number; newId(): string }): Mailbox {
  let messages: readonly MailboxMessage[] = []
  return {
    async send({ channel, to, subject, text, html, code }) {
      const createdAt = new Date(chance.nowMs()).toISOString()
      const message = { id: chance.newId(), channel, to, subject, text, html, code, createdAt }
      messages = [message, ...messages].slice(0, MAX_MESSAGES)
    },
    list(to) {
      const wanted = to?.trim().toLowerCase()
      return messages.filter((message) => !wanted || message.to.toLowerCase() === wanted)
    },
    clear() {
      messages = []
    },
  }
}
