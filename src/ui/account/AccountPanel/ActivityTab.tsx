'use client'

import { useActivities } from '../../../react/useActivities.ts'
import { useVote } from '../../../react/useVote.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { ActivityView } from './ActivityView.tsx'
import { Loaded } from './Loaded.tsx'
import { noteOf, noteOfMore } from './noteOf.ts'
import { PanelNote } from './PanelNote.tsx'

/** What was done in the account, joined to the kit. */
export function ActivityTab() {
  const words = useAccountWords()
  const activities = useActivities()
  const approve = useVote('approveActivity')
  const reject = useVote('rejectActivity')
  const voting = [approve, reject].find(({ isPending }) => isPending)?.variables?.id ?? null
  return (
    <Loaded query={activities}>
      {(known) => (
        <>
          <ActivityView
            activities={known}
            hasMore={activities.hasNextPage}
            voting={voting}
            onMore={() => void activities.fetchNextPage()}
            onApprove={(activity) => approve.mutate(activity)}
            onReject={(activity) => reject.mutate(activity)}
          />
          <PanelNote
            notes={[
              noteOfMore(activities, words),
              noteOf(approve, words, () => words.approved),
              noteOf(reject, words, () => words.rejected),
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
