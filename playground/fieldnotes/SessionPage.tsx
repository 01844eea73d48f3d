import { useQuery } from '@tanstack/react-query'
import type { Session } from 'latchkit'
import { useKit } from 'latchkit'
import { AccountPanel } from './AccountPanel.tsx'
import { SessionClock } from './SessionClock.tsx'
import { SigningCard } from './SigningCard.tsx'
import { StampedWhoami } from './StampedWhoami.tsx'
import { TestMoney } from './TestMoney.tsx'

/** Text in groups of six characters, so that a person can compare it. */
function inGroups(text: string): string[] {
  return text.match(/.{1,6}/g) ?? []
}

/** Who is logged in, until when, and with which key. */
export function SessionPage({ session }: { session: Session }) {
  const kit = useKit()
  const { data } = useQuery({
    queryKey: ['user', session.userId],
    queryFn: ({ signal }) => kit.query('getUser', { userId: session.userId }, { signal }),
  })
  const email = data?.user.userEmail

  return (
    <div className="fn-session">
      <section className="fn-card" aria-labelledby="session">
        <h1 id="session">You are logged in</h1>
        <dl className="fn-facts">
          {email && (
            <div>
              <dt>Email</dt>
              <dd>{email}</dd>
            </div>
          )}
          <div>
            <dt>Organization</dt>
            <dd>
              <code data-testid="organization-id">{session.organizationId}</code>
            </dd>
          </div>
          <div>
            <dt>User</dt>
            <dd>
              <code>{session.userId}</code>
            </dd>
          </div>
          <div>
            <dt>Session ends</dt>
            <dd>
              <SessionClock expiresAtMs={session.expiresAtMs} />
            </dd>
          </div>
          <div>
            <dt>Public key</dt>
            <dd>
              <code className="fn-key" data-testid="public-key">
                {inGroups(session.publicKeyHex).map((group, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move
                  <span key={index}>{group}</span>
                ))}
              </code>
              <small>
                {session.persistence === 'device'
                  ? 'The private key is kept in IndexedDB. It cannot be copied out.'
                  : 'This browser keeps nothing for this page, so the key is gone when you close the tab.'}
              </small>
            </dd>
          </div>
        </dl>
      </section>
      <StampedWhoami />
      <TestMoney />
      <SigningCard />
      <AccountPanel />
    </div>
  )
}
