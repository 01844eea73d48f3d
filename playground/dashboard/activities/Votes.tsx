import type { Vote } from 'latchkit'
import { Icon } from '../../icons.tsx'
import { timeOf } from '../parts/times.ts'

/** Who has said yes or no. Whoever submits has approved by that. */
export function Votes({ votes }: { readonly votes: readonly Vote[] }) {
  if (votes.length === 0) return <p className="db-quiet">Nobody has voted.</p>
  return (
    <ul className="db-box">
      {votes.map(({ userId, userName, isApproval, createdAtMs }, index) => (
        <li key={`${userId} ${createdAtMs}`} className="db-row">
          <span data-kind={isApproval ? 'ok' : 'bad'} className="db-vote">
            <Icon name={isApproval ? 'approved' : 'rejected'} />
          </span>
          <span className="db-grow">
            <span className="db-strong">{userName ?? userId}</span>
            <span className="db-quiet">{voteText(isApproval, index === 0)}</span>
          </span>
          <time dateTime={new Date(createdAtMs).toISOString()}>{timeOf(createdAtMs)}</time>
        </li>
      ))}
    </ul>
  )
}

function voteText(isApproval: boolean, isFirst: boolean): string {
  if (!isApproval) return 'Rejected'
  return isFirst ? 'Approved by asking' : 'Approved'
}
