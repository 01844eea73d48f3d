import { useState } from 'react'
import { Icon } from '../icons.tsx'
import type { RequestEntry } from '../log/requestEntry.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import { curlFromRequest } from './curlFromRequest.ts'

/** One request: what its stamp says, in words, and what went there and back with the secrets cut out. */
export function RequestDetail({ entry }: { entry: RequestEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article className="pg-detail" aria-label={new URL(entry.url).pathname}>
      <h3 className="pg-verdict" data-state={stateOf(entry)}>
        {entry.stamp && <Icon name={entry.stamp.matches ? 'auth' : 'alert'} size={16} />}
        {verdictOf(entry)}
      </h3>
      <dl className="pg-facts">
        <div>
          <dt>Address</dt>
          <dd>
            <code>
              {entry.method} {entry.url}
            </code>
          </dd>
        </div>
        {entry.stamp && (
          <div>
            <dt>Header</dt>
            <dd>
              <code>{entry.stamp.header}</code>
            </dd>
          </div>
        )}
        {entry.stamp?.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div className="pg-code-row">
        <CopyButton text={curlFromRequest(entry)} label="Copy as curl" copied="Copied as curl" />
        <button
          type="button"
          className="pg-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Body and response
        </button>
      </div>
      {isOpen && (
        <>
          <Bodies title="Body" text={entry.body} />
          <Bodies title="Response" text={entry.response} />
        </>
      )}
    </article>
  )
}

function Bodies({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4>{title}</h4>
      <pre className="pg-json">{text === '' ? 'Nothing' : text}</pre>
    </>
  )
}

function stateOf({ stamp }: RequestEntry): 'success' | 'error' | undefined {
  if (stamp === null) return undefined
  return stamp.matches ? 'success' : 'error'
}

function verdictOf({ stamp, stampedWith }: RequestEntry): string {
  if (stamp !== null)
    return stamp.matches
      ? 'Stamp checked, it matches the body'
      : 'The stamp does not match the body'
  return stampedWith === 'configId'
    ? 'No stamp: the config ID says whose login this is'
    : 'No stamp'
}
