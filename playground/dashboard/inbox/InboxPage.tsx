import { type InboxMessage, useClearInbox, useInbox } from '../../drawer/useInbox.ts'
import { groupedCode, spokenContact } from '../../shell/readable.ts'
import { Split } from '../parts/Split.tsx'
import { Table } from '../parts/Table.tsx'
import { timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { INBOX_URL } from './inboxUrl.ts'
import { MessageDetail } from './MessageDetail.tsx'

/** What the local service would have sent: emails and text messages with their codes. */
export function InboxPage({ id }: { readonly id: string | undefined }) {
  const { data: messages = [], isError } = useInbox(INBOX_URL)
  const clear = useClearInbox(INBOX_URL)
  const chosen = messages.find((message) => message.id === id)
  const [newest] = messages
  return (
    <Split title="Inbox" detail={chosen ? <MessageDetail key={id} message={chosen} /> : null}>
      <div className="db-head">
        <p className="db-lead">What this service would have sent. It stays on this computer.</p>
        {messages.length > 0 && (
          <button
            type="button"
            className="db-button"
            disabled={clear.isPending}
            onClick={() => clear.mutate()}
          >
            Empty the inbox
          </button>
        )}
      </div>
      <p className="pg-hidden" role="status">
        {newest ? `New code for ${spokenContact(newest.to)}` : ''}
      </p>
      {messages.length === 0 ? (
        <p className="db-empty">
          {isError
            ? 'The inbox does not answer.'
            : 'No messages yet. Codes sent by the local service land here.'}
        </p>
      ) : (
        <Table
          rows={messages}
          idOf={(message) => message.id}
          linkOf={(message) => linkTo('inbox', message.id)}
          chosenId={id}
          name={{
            title: 'To',
            of: ({ to }) => to,
            under: (message) => <span className="db-quiet">{titleOf(message)}</span>,
          }}
          columns={[
            { title: 'Code', of: ({ code }) => <code>{code && groupedCode(code)}</code> },
            { title: 'By', of: ({ channel }) => channels[channel] ?? channel, isWide: true },
            { title: 'Time', of: ({ createdAt }) => timeOf(createdAt.getTime()), isNumber: true },
          ]}
        />
      )}
    </Split>
  )
}

const channels: Readonly<Record<string, string>> = { email: 'Email', sms: 'Text message' }

/** A text message has no subject. */
const titleOf = ({ subject, text }: InboxMessage) => subject || text
