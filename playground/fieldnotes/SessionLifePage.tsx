import { useMutation } from '@tanstack/react-query'
import { type Session, useKit } from 'latchkit'
import { endSoon } from '../../src/devtools/session/endSoon.ts'
import { SessionClock } from './SessionClock.tsx'

/** How long the session lives, and every way to change that. */
export function SessionLifePage({ session }: { session: Session }) {
  const kit = useKit()
  const renew = useMutation({ mutationFn: () => kit.sessions.refresh() })
  return (
    <div className="fn-session">
      <section className="fn-card" aria-labelledby="session-life">
        <h1 id="session-life">This session</h1>
        <dl className="fn-facts">
          <div>
            <dt>Ends</dt>
            <dd>
              <SessionClock expiresAtMs={session.expiresAtMs} />
            </dd>
          </div>
        </dl>
        <p>Shortly before its end a banner offers to stay.</p>
        <div className="fn-buttons">
          <button type="button" className="fn-button" onClick={() => endSoon(kit)}>
            End it in 10 seconds
          </button>
          <button type="button" className="fn-button" onClick={() => renew.mutate()}>
            Renew it now
          </button>
        </div>
        <p role="status">
          {renew.isSuccess ? 'Renewed, with a new key.' : null}
          {renew.isError ? renew.error.message : null}
        </p>
      </section>
    </div>
  )
}
