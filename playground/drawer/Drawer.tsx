import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icons.tsx'
import { spokenContact } from '../shell/readable.ts'
import { Tabs } from '../shell/Tabs.tsx'
import { EventList } from './EventList.tsx'
import { Inbox } from './Inbox.tsx'
import { RequestLog } from './RequestLog.tsx'
import type { InboxMessage } from './useInbox.ts'
import type { PreviewLog } from './useLog.ts'

const labels = { inbox: 'Inbox', requests: 'Requests', events: 'Events', code: 'Code' } as const

type TabName = keyof typeof labels

/** What the service sent, what the preview asked it, and what the kit said; on a narrow page the code too. */
export function Drawer(props: {
  messages: readonly InboxMessage[]
  log: PreviewLog
  /** Null on a page that is wide enough to show it beside the preview. */
  code: ReactNode | null
  /** Changes its height; null where it is as high as what is in it. */
  separator: ReactNode | null
  onFill: (code: string) => void
  onExpire: (id: string) => void
  onClearInbox: () => void
}) {
  const { messages, log, code } = props
  const panelId = useId()
  const [chosen, setChosen] = useState<TabName>('inbox')
  const [isOpen, setOpen] = useState(true)
  const [seenId, setSeenId] = useState<string | null>(null)
  const newest = messages[0]
  const tab = chosen === 'code' && code === null ? 'inbox' : chosen

  const clear = {
    inbox: { what: 'inbox', count: messages.length, run: props.onClearInbox },
    requests: { what: 'requests', count: log.requests.length, run: log.clearRequests },
    events: { what: 'events', count: log.events.length, run: log.clearEvents },
    code: null,
  }[tab]

  return (
    <section
      className="pg-drawer"
      id="drawer"
      aria-labelledby="what-happened"
      data-open={isOpen ? '' : undefined}
    >
      {isOpen && props.separator}
      <h2 className="pg-hidden" id="what-happened">
        What happened
      </h2>
      <div className="pg-toolbar">
        <Tabs
          label="What happened"
          panelId={panelId}
          chosen={tab}
          onChoose={(next) => {
            setChosen(next)
            setOpen(true)
          }}
          tabs={[
            {
              id: 'inbox',
              label: 'Inbox',
              count: messages.length,
              isNew: newest !== undefined && newest.id !== seenId,
            },
            { id: 'requests', label: 'Requests', count: log.requests.length },
            { id: 'events', label: 'Events', count: log.events.length },
            ...(code === null ? [] : [{ id: 'code' as const, label: 'Code' }]),
          ]}
        />
        <span className="pg-tools">
          {clear !== null && clear.count > 0 && (
            <button
              type="button"
              className="pg-icon-button"
              aria-label={`Clear the ${clear.what}`}
              onClick={clear.run}
            >
              <Icon name="trash" />
            </button>
          )}
          <button
            type="button"
            className="pg-icon-button pg-fold"
            aria-label={isOpen ? 'Fold the drawer' : 'Unfold the drawer'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'up'} />
          </button>
        </span>
      </div>
      <p className="pg-hidden" role="status">
        {newest ? `New code for ${spokenContact(newest.to)}` : ''}
      </p>
      <div
        className="pg-drawer-panel"
        role="tabpanel"
        id={panelId}
        aria-label={labels[tab]}
        hidden={!isOpen}
      >
        {tab === 'inbox' && (
          <Inbox
            messages={messages}
            waitsFor={log.waitsFor}
            onFill={props.onFill}
            onExpire={props.onExpire}
            onUsed={setSeenId}
          />
        )}
        {tab === 'requests' && <RequestLog requests={log.requests} />}
        {tab === 'events' && <EventList events={log.events} />}
        {tab === 'code' && code}
      </div>
    </section>
  )
}
