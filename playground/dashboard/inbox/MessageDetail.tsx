import { useState } from 'react'
import type { InboxMessage } from '../../drawer/useInbox.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { groupedCode } from '../../shell/readable.ts'
import { Detail } from '../parts/Detail.tsx'
import { linkTo } from '../shell/useRoute.ts'
import { ExpireButton } from './ExpireButton.tsx'
import { letterUrl } from './inboxUrl.ts'

/** One message: its code, large, and what it says. */
export function MessageDetail({ message }: { readonly message: InboxMessage }) {
  const { id, to, subject, text, html, code } = message
  const [isLetter, setLetter] = useState(false)
  return (
    <Detail
      title={subject || 'Text message'}
      under={
        <span className="db-quiet">
          To <bdi>{to}</bdi>
        </span>
      }
      back={linkTo('inbox')}
    >
      {code && (
        <div className="pg-code-row">
          <code className="pg-code">{groupedCode(code)}</code>
          <CopyButton text={code} label="Copy the code" />
          <ExpireButton key={id} id={id} />
        </div>
      )}
      {html !== '' && (
        <button
          type="button"
          className="db-button db-start"
          aria-expanded={isLetter}
          onClick={() => setLetter(!isLetter)}
        >
          {isLetter ? 'Show the text' : 'View as email'}
        </button>
      )}
      {isLetter ? (
        <iframe className="pg-email" sandbox="" src={letterUrl(id)} title={`Email to ${to}`} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
        <pre className="db-code db-wrap" tabIndex={0}>
          {text}
        </pre>
      )}
    </Detail>
  )
}
