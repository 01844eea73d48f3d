'use client'

import { CopyText } from '../panel/CopyText.tsx'
import { DevtoolsIcon } from '../panel/DevtoolsIcon.tsx'
import { lengthText, timeText } from '../panel/timeText.ts'
import { type CodeFacts, type CodeFate, fateOf, groupedCode, type Message } from './messages.ts'

export type InboxViewProps = {
  /** The newest first; null while the service does not answer. */
  readonly messages: readonly Message[] | null
  readonly codes: CodeFacts
  readonly nowMs: number
  readonly onClear: () => void
}

/** The messages of the local service. A code is shown while it works, and no longer. Renders a `section`. */
export function InboxView({ messages, codes, nowMs, onClear }: InboxViewProps) {
  return (
    <section className="lk-devtools-column" aria-label="Inbox">
      <div className="lk-devtools-row">
        <h3 className="lk-devtools-heading">Inbox</h3>
        {messages !== null && messages.length > 0 && (
          <button type="button" className="lk-devtools-link" onClick={onClear}>
            Empty the inbox
          </button>
        )}
      </div>
      {messages === null && <p className="lk-devtools-quiet">The local service does not answer.</p>}
      {messages?.length === 0 && (
        <p className="lk-devtools-quiet">
          No messages yet. Codes sent by the local service land here.
        </p>
      )}
      <ul className="lk-devtools-messages">
        {messages?.map((message) => {
          const fate = fateOf(message, messages, codes, nowMs)
          const isOpen = fate.is === 'open' && message.code !== ''
          return (
            <li className="lk-devtools-message" key={message.id}>
              <DevtoolsIcon name={message.channel === 'sms' ? 'message' : 'mail'} />
              <span className="lk-devtools-to">
                <span className="lk-devtools-address">{message.to}</span>
                <span className="lk-devtools-quiet">{fateText(fate, nowMs)}</span>
              </span>
              {isOpen && (
                <>
                  <b className="lk-devtools-otp">{groupedCode(message.code)}</b>
                  <CopyText text={message.code} label={`Copy the code for ${message.to}`} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function fateText(fate: CodeFate, nowMs: number): string {
  if (fate.is === 'used') return `Used at ${timeText(fate.atMs).slice(0, 5)}`
  if (fate.is === 'over') return 'Expired'
  return `Expires in ${lengthText(Math.ceil((fate.expiresAtMs - nowMs) / 1000))}`
}
