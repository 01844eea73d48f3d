'use client'

import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Latchkit } from '../core/latchkit.ts'
import type { Session } from '../core/session/session.ts'
import { useKit } from './kitContext.ts'
import { requireSession } from './queries/accountQuery.ts'
import { activitiesQueryKey } from './queries/activitiesQuery.ts'
import { useSession } from './useSession.ts'

type MutationSettings = Pick<UseMutationOptions, 'gcTime' | 'retry' | 'networkMode'>

/**
 * A change to what whoever is logged in has, as a TanStack mutation; what it touches is read again afterwards, whether it
 * succeeded or not. Ours, for the hooks of this folder.
 *
 * @param change - the work; it is not begun while nobody is logged in.
 * @param touched - the keys of what is read again.
 * @param settings - of TanStack's own, where its defaults do not fit.
 */
export function useAccountMutation<Variables, Result>(
  change: (kit: Latchkit, session: Session, variables: Variables) => Promise<Result>,
  touched: (session: Session | null, variables: Variables) => readonly QueryKey[],
  settings: MutationSettings = {},
) {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  return useMutation({
    ...settings,
    mutationFn: async (variables: Variables) => change(kit, requireSession(session), variables),
    onSettled: (_result, _error, variables) =>
      Promise.all(
        // each change is an activity
        [...touched(session, variables), activitiesQueryKey(session)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
