import { useInbox } from '../../drawer/useInbox.ts'
import { INBOX_URL } from './inboxUrl.ts'

/** How many messages the local service keeps; nothing for none. */
export function InboxCount() {
  const { data: messages = [] } = useInbox(INBOX_URL)
  if (messages.length === 0) return null
  return (
    <span className="db-count">
      {messages.length}
      <span className="pg-hidden"> {messages.length === 1 ? 'message' : 'messages'}</span>
    </span>
  )
}
