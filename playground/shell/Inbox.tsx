import { useState } from 'react'
import { Icon } from '../icons.tsx'
import { InboxLetter } from './InboxLetter.tsx'
import { clockTime, spokenContact } from './readable.ts'
import type { InboxMessage } from './useInbox.ts'

/** What the local service sent, newest first, with its code one click from the clipboard. */
export function Inbox(props: {
  messages: readonly InboxMessage[]
  awaitsCodeFor: string | null
  onFill: (code: string) => void
  onClear: () => void
}) {
  const newest = props.messages[0]
  const [choice, setChoice] = useState<{ id: string; newestId: string } | null>(null)
  const [seenId, setSeenId] = useState<string | null>(null)
  // A choice holds until something newer arrives.
  const chosenId = choice?.newestId === newest?.id ? choice?.id : undefined
  const shown = props.messages.find((message) => message.id === chosenId) ?? newest

  return (
    <section className="pg-inbox" aria-labelledby="inbox">
      <div className="pg-toolbar">
        <h2 id="inbox">
          Inbox
          <span className="pg-count" data-new={newest && newest.id !== seenId ? '' : undefined}>
            {props.messages.length}
            <span className="pg-hidden"> messages</span>
          </span>
        </h2>
        {newest && (
          <button
            type="button"
            className="pg-icon-button"
            aria-label="Clear the inbox"
            onClick={props.onClear}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <p className="pg-hidden" role="status">
        {newest ? `New code for ${spokenContact(newest.to)}` : ''}
      </p>
      {shown && newest ? (
        <>
          <InboxLetter
            key={shown.id}
            message={shown}
            awaitsCode={shown.to === props.awaitsCodeFor}
            onFill={props.onFill}
            onUsed={() => setSeenId(newest.id)}
          />
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
                  <time dateTime={message.createdAt.toISOString()}>
                    {clockTime(message.createdAt)}
                  </time>
                  <span className="pg-message-subject">{message.subject || message.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="pg-empty">
          <Icon name="inbox" size={24} />
          <p>No messages yet. Codes sent by the local service land here.</p>
        </div>
      )}
    </section>
  )
}
