import type { ServiceParts } from '../../parts.ts'
import type { VoteRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CallContext } from '../requireCaller.ts'

/** How long approvals count after the first of them, in milliseconds. Spec: wire, 7.2. */
const WINDOW_MS = 24 * 3_600_000

type Ballot = Pick<VoteRow, 'activityId' | 'selection' | 'message'>

/** The vote of whoever makes a request. */
export function voteOf(
  {
    parts,
    caller,
    nowMs,
  }: Pick<CallContext, 'caller' | 'nowMs'> & { readonly parts: Pick<ServiceParts, 'newId'> },
  ballot: Ballot,
): VoteRow {
  const { publicKey, signature, scheme } = caller.signer
  return {
    id: parts.newId(),
    userId: caller.user.id,
    activityId: ballot.activityId,
    selection: ballot.selection,
    message: ballot.message,
    publicKey,
    signature,
    scheme,
    ...(caller.isOfSession && { isOfSession: true }),
    createdAt: timestampFromMs(nowMs),
  }
}

/**
 * The votes that still count.
 *
 * Ours: when a day has passed since the first of them, all are void, and whoever approves then begins anew: the activity
 * waits on, and nobody's old approval is joined by one of another day.
 */
export function liveVotes(votes: readonly VoteRow[], nowMs: number): readonly VoteRow[] {
  const { live, endsMs } = lastWindow(votes)
  return nowMs < endsMs ? live : []
}

/** The votes that counted when the last of them was cast. */
export function countedVotes(votes: readonly VoteRow[]): readonly VoteRow[] {
  return lastWindow(votes).live
}

function lastWindow(votes: readonly VoteRow[]) {
  let live: VoteRow[] = []
  let endsMs = 0
  for (const vote of votes) {
    const atMs = Number(vote.createdAt.seconds) * 1000 + Number(vote.createdAt.nanos) / 1_000_000
    if (live.length === 0 || atMs >= endsMs) {
      live = []
      endsMs = atMs + WINDOW_MS
    }
    live.push(vote)
  }
  return { live, endsMs }
}
