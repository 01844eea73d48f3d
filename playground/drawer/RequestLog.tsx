import { useState } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import { type RequestEntry, stampedWith } from '../log/requestEntry.ts'
import { preciseTime } from '../shell/readable.ts'
import { Empty } from './Empty.tsx'
import { RequestDetail } from './RequestDetail.tsx'

/** The requests of the preview, newest first, and one of them in full. */
export function RequestLog({ requests }: { requests: readonly RequestEntry[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = requests.find(({ id }) => id === chosenId) ?? requests[0]
  if (!chosen) return <Empty icon="pulse">No requests yet. Press Continue in the preview.</Empty>
  return (
    <div className="pg-split" data-kind="requests">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <section className="pg-scroll" aria-label="Requests" tabIndex={0}>
        <table className="pg-table">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Path</th>
              <th scope="col">Stamped with</th>
              <th scope="col">Status</th>
              <th scope="col">ms</th>
            </tr>
          </thead>
          <tbody>
            {requests.map((entry) => (
              <tr key={entry.id} aria-current={entry === chosen}>
                <td>
                  <code>{preciseTime(entry.atMs)}</code>
                </td>
                <td>
                  <button type="button" onClick={() => setChosenId(entry.id)}>
                    <code>{new URL(entry.url).pathname}</code>
                  </button>
                </td>
                <td>
                  <StampedWith {...entry} />
                </td>
                <td>
                  <Status {...entry} />
                </td>
                <td>{entry.ms}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RequestDetail key={chosen.id} entry={chosen} />
    </div>
  )
}

/** What has a stamp has the picture of what made it. */
const stampIcons: Readonly<Record<RequestEntry['stampedWith'], IconName | null>> = {
  configId: null,
  sessionKey: 'key',
  passkey: 'passkey',
  wallet: 'wallet',
  provenKey: 'key',
  nothing: null,
}

function StampedWith({ stampedWith: by }: Pick<RequestEntry, 'stampedWith'>) {
  const icon = stampIcons[by]
  return (
    <span className="pg-stamp">
      {icon && <Icon name={icon} size={16} />}
      {stampedWith[by]}
    </span>
  )
}

function Status({ status, isStopped }: Pick<RequestEntry, 'status' | 'isStopped'>) {
  if (isStopped) return <span className="pg-status">Given up</span>
  if (status === null)
    return (
      <span className="pg-status" data-state="error">
        No answer
      </span>
    )
  // an answer that a page may not read has no number
  if (status === 0) return <span className="pg-status">Hidden</span>
  return (
    <span className="pg-status" data-state={status < 400 ? 'success' : 'error'}>
      {status}
    </span>
  )
}
