import { useState } from 'react'
import { Icon } from '../icons.tsx'
import { clockTime } from '../shell/readable.ts'
import { Empty } from './Empty.tsx'
import { InboxLetter } from './InboxLetter.tsx'
import type { InboxMessage } from './useInbox.ts'
import type { WaitedFor } from './useLog.ts'

/** What the local service sent, newest first, with its code one click from the clipboard. */
export function Inbox(props: {
  messages: readonly InboxMessage[]
  waitsFor: WaitedFor | null
  onFill: (code: string) => void
  onExpire: (id: string) => void
  /** Tells that a person has used the newest one, or an older one after it came. */
  onUsed: (newestId: string) => void
}) {
  const newest = props.messages[0]
  const [choice, setChoice] = useState<{ id: string; newestId: string } | null>(null)
  // A choice holds until something newer arrives.
  const chosenId = choice?.newestId === newest?.id ? choice?.id : undefined
  const shown = props.messages.find((message) => message.id === chosenId) ?? newest
  if (!shown || !newest)
    return <Empty icon="inbox">No messages yet. Codes sent by the local service land here.</Empty>
  return (
    <div className="pg-split" data-kind="inbox">
      <ul className="pg-messages">
        {props.messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              aria-current={message.id === shown.id}
              onClick={() => setChoice({ id: message.id, newestId: newest.id })}
            >
              <Icon name={message.channel === 'sms' ? 'phone' : 'mail'} />
              <span className="pg-message-to">{message.to}</span>
              <time dateTime={message.createdAt.toISOString()}>{clockTime(message.createdAt)}</time>
              <span className="pg-message-subject">{message.subject || message.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <InboxLetter
        key={shown.id}
        message={shown}
        waitsFor={isMeant(shown, newest, props.waitsFor) ? props.waitsFor : null}
        onFill={props.onFill}
        onExpire={() => props.onExpire(shown.id)}
        onUsed={() => props.onUsed(newest.id)}
      />
    </div>
  )
}

/** Whether the preview waits for the code of this message; where it does not say whose, the newest is meant. */
function isMeant(message: InboxMessage, newest: InboxMessage, waitsFor: WaitedFor | null): boolean {
  if (waitsFor === null) return false
  return waitsFor.contact === null ? message === newest : message.to === waitsFor.contact
}
