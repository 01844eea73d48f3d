import { useKit } from 'latchkit'
import { useState } from 'react'
import { sendWhoami, type WhoamiRun } from './sendWhoami.ts'

/** Sends a request stamped by the session key, and shows every part of it. */
export function StampedWhoami() {
  const kit = useKit()
  const [run, setRun] = useState<WhoamiRun | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send() {
    setFailure(null)
    try {
      setRun(await sendWhoami(kit))
    } catch (error) {
      setRun(null)
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section className="fn-card" aria-labelledby="whoami">
      <h2 id="whoami">A request that proves who sent it</h2>
      <p>The session key signs the exact body. The service checks the stamp against it.</p>
      <button type="button" className="fn-button" onClick={() => void send()}>
        Send a stamped whoami
      </button>
      <div role="status">
        {failure && <p className="fn-failure">The request did not go through. {failure}</p>}
        {run && (
          <p className="fn-verdict" data-state={run.status === 200 ? 'success' : 'error'}>
            {run.status === 200
              ? 'Stamp checked, it matches the body'
              : 'The service refused the request'}
          </p>
        )}
      </div>
      {run && (
        <dl className="fn-facts">
          <Fact name="Request" text={`POST ${run.url}`} />
          <Fact name="Body" text={run.body} />
          <Fact name={run.stampHeader} text={run.stamp} />
          <Fact name="Stamp, decoded" text={run.stampDecoded} />
          <Fact name="Status" text={String(run.status)} />
          <Fact name="Answer" text={run.answer} />
        </dl>
      )}
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <pre>{text}</pre>
      </dd>
    </div>
  )
}
