import type { RequestRecord } from './createRecorder.ts'

/** What was sent and answered, with every secret hidden. Renders a `div`. */
export function RequestDetails({ request }: { readonly request: RequestRecord }) {
  const { stamp, body, reply } = request
  return (
    <div className="lk-devtools-parts">
      {stamp && (
        <dl className="lk-devtools-facts">
          <Fact name="Header" value={stamp.header} />
          <Fact name="Scheme" value={stamp.scheme} />
          <Fact name={stamp.scheme === 'WebAuthn' ? 'Credential' : 'Key'} value={stamp.signer} />
          <Fact name="Signature" value={stamp.signature} />
        </dl>
      )}
      <Body title="Body" content={body} />
      <Body title="Response" content={reply} />
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="lk-devtools-fact">
      <dt>{name}</dt>
      <dd className="lk-devtools-mono">{value}</dd>
    </div>
  )
}

function Body({ title, content }: { readonly title: string; readonly content: unknown }) {
  if (content === null) return null
  return (
    <div>
      <h3 className="lk-devtools-small-title">{title}</h3>
      <pre className="lk-devtools-code lk-devtools-mono">{JSON.stringify(content, null, 2)}</pre>
    </div>
  )
}
