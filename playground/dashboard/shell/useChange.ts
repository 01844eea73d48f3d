import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isLatchkitError, type Latchkit, useKit } from 'latchkit'
import { useSay } from './notices.tsx'
import { sentence } from './sentence.ts'

/** An activity to submit, and what to say when it is done. */
export type Change = {
  readonly submit: (kit: Latchkit) => Promise<unknown>
  readonly done: string
}

/** Submits activities: says how each ended, and has everything asked anew. */
export function useChange() {
  const kit = useKit()
  const say = useSay()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ submit }: Change) => submit(kit),
    onSuccess: (_result, { done }) => say({ kind: 'done', text: done }),
    onError: (error) => say(noticeOf(error)),
    onSettled: () => client.invalidateQueries(),
  })
}

function noticeOf(error: unknown) {
  if (isLatchkitError(error, 'ACTIVITY_NEEDS_CONSENSUS')) {
    const text = 'Nothing is changed yet: it waits for more approvals.'
    return { kind: 'waiting', text, activityId: error.activityId } as const
  }
  const text = isLatchkitError(error) ? (error.details ?? error.shortMessage) : 'It did not work.'
  return { kind: 'error', text: sentence(text) } as const
}
