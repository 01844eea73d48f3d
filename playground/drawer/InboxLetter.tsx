import { useState } from 'react'
import { CopyButton } from '../shell/CopyButton.tsx'
import { groupedCode } from '../shell/readable.ts'
import { CodeLife } from './CodeLife.tsx'
import type { InboxMessage } from './useInbox.ts'
import type { WaitedFor } from './useLog.ts'

/** One message: its code, large, what can be done with it, and how long. */
export function InboxLetter(props: {
  message: InboxMessage
  /** Null: the preview does not wait for its code. */
  waitsFor: WaitedFor | null
  onFill: (code: string) => void
  onExpire: () => void
  onUsed: () => void
}) {
  const { message, waitsFor } = props
  const [isOpen, setOpen] = useState(false)
  const code = message.code
  return (
    <article className="pg-letter">
      <div className="pg-letter-text">
        <h3>{message.subject || message.text}</h3>
        <p className="pg-letter-to">
          To <bdi>{message.to}</bdi>
        </p>
        {code !== null && (
          <div className="pg-code-row">
            <code className="pg-code">{groupedCode(code)}</code>
            {waitsFor !== null && (
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
      </div>
      <div className="pg-letter-more">
        {waitsFor?.life && (
          <CodeLife life={waitsFor.life} triesLeft={waitsFor.triesLeft} onExpire={props.onExpire} />
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
      </div>
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
