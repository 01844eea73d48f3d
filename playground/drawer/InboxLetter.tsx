import { useState } from 'react'
import { CopyButton } from '../shell/CopyButton.tsx'
import { groupedCode } from '../shell/readable.ts'
import type { InboxMessage } from './useInbox.ts'

/** One message: its code, large, and what can be done with it. */
export function InboxLetter(props: {
  message: InboxMessage
  awaitsCode: boolean
  onFill: (code: string) => void
  onUsed: () => void
}) {
  const { message } = props
  const [isOpen, setOpen] = useState(false)
  const code = message.code
  return (
    <article className="pg-letter">
      <h3>{message.subject || message.text}</h3>
      <p className="pg-letter-to">
        To <bdi>{message.to}</bdi>
      </p>
      {code !== null && (
        <div className="pg-code-row">
          <code className="pg-code">{groupedCode(code)}</code>
          {props.awaitsCode && (
            <button
              type="button"
              className="pg-button"
              data-variant="secondary"
              onClick={() => {
                props.onFill(code)
                props.onUsed()
              }}
            >
              Fill in preview
            </button>
          )}
          <CopyButton
            text={code}
            label="Copy"
            copied="Code copied"
            variant="quiet"
            onCopied={props.onUsed}
          />
        </div>
      )}
      {message.html !== '' && (
        <button
          type="button"
          className="pg-link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the email' : 'View as email'}
        </button>
      )}
      {isOpen && (
        <iframe
          className="pg-email"
          sandbox=""
          srcDoc={message.html}
          title={`Email to ${message.to}`}
        />
      )}
    </article>
  )
}
