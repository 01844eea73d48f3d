'use client'

import { Fragment, useState } from 'react'
import { DevtoolsIcon, type DevtoolsIconName } from '../panel/DevtoolsIcon.tsx'
import { timeText } from '../panel/timeText.ts'
import type { RequestRecord } from './createRecorder.ts'
import { RequestDetails } from './RequestDetails.tsx'
import type { StampedWith } from './readStamp.ts'

const ICONS: Readonly<Partial<Record<StampedWith, DevtoolsIconName>>> = {
  'Session key': 'key',
  Passkey: 'passkey',
  Wallet: 'wallet',
}

export type RequestsViewProps = {
  /** The newest first. */
  readonly requests: readonly RequestRecord[]
  /** False: the kit was made without `withDevtools`. */
  readonly isSeen: boolean
}

/** Every request that the kit sent; a press on one shows the rest of it. Renders a `table`. */
export function RequestsView({ requests, isSeen }: RequestsViewProps) {
  const [openId, setOpenId] = useState<number | null>(null)

  if (!isSeen)
    return (
      <p className="lk-devtools-empty">
        Requests are not seen. Make the kit with <code>createLatchkit(withDevtools(…))</code>.
      </p>
    )
  if (requests.length === 0)
    return <p className="lk-devtools-empty">No requests yet. Log in to see the first ones.</p>
  return (
    <table className="lk-devtools-table">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Path</th>
          <th scope="col">Stamped with</th>
          <th scope="col">Status</th>
          <th scope="col" className="lk-devtools-number">
            ms
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => {
          const { id, stampedWith, status } = request
          const isOpen = id === openId
          const icon = ICONS[stampedWith]
          return (
            <Fragment key={id}>
              <tr data-on={isOpen}>
                <td className="lk-devtools-mono lk-devtools-quiet">{timeText(request.atMs)}</td>
                <td>
                  <button
                    type="button"
                    className="lk-devtools-path lk-devtools-mono"
                    aria-expanded={isOpen}
                    onClick={() => setOpenId(isOpen ? null : id)}
                  >
                    {request.path}
                  </button>
                </td>
                <td>
                  <span className="lk-devtools-stamp" data-quiet={icon === undefined}>
                    {icon && <DevtoolsIcon name={icon} size={16} />}
                    {stampedWith}
                  </span>
                </td>
                <td>
                  <span className="lk-devtools-status" data-tone={toneOf(status)}>
                    {status ?? 'waiting'}
                  </span>
                  {request.isForced && <span className="lk-devtools-quiet"> forced</span>}
                </td>
                <td className="lk-devtools-number lk-devtools-quiet">{request.durationMs ?? ''}</td>
              </tr>
              {isOpen && (
                <tr className="lk-devtools-details">
                  <td colSpan={5}>
                    <RequestDetails request={request} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function toneOf(status: RequestRecord['status']): 'wait' | 'good' | 'bad' {
  if (status === null) return 'wait'
  return status !== 'failed' && status < 400 ? 'good' : 'bad'
}
