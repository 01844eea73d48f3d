'use client'

import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { Latchkit } from '../core/latchkit.ts'
import type { Session } from '../core/session/session.ts'
import { useKit } from './kitContext.ts'
import { type AccountNoun, requireSession } from './queries/accountQuery.ts'
import { useReadAgain } from './useReadAgain.ts'
import { useSession } from './useSession.ts'

/** What is read of how somebody gets in: a change to one of them shows in all. */
export const ofLogin: readonly AccountNoun[] = [
  'user',
  'ways-in',
  'passkeys',
  'whoami',
  'confirmation',
]

/**
 * A change to what whoever is logged in has, as a TanStack mutation; what it touches is read again afterwards, whether it
 * succeeded or not. Ours, for the hooks of this folder.
 *
 * @param change - the work; it is not begun while nobody is logged in.
 * @param touched - what is read again, besides the activities; everything of the account when left out.
 * @param settings - of TanStack's own, where its defaults do not fit.
 */
export function useAccountMutation<Variables, Result>(
  change: (kit: Latchkit, session: Session, variables: Variables) => Promise<Result>,
  touched?: readonly AccountNoun[],
  settings: Pick<UseMutationOptions, 'gcTime' | 'retry'> = {},
) {
  const kit = useKit()
  const { session } = useSession()
  return useMutation({
    ...settings,
    // offline it fails: kept, it would be made later, in the account that is there by then
    networkMode: 'always',
    mutationFn: async (variables: Variables) => change(kit, requireSession(session), variables),
    onSettled: useReadAgain(touched),
  })
}
