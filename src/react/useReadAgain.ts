'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { AccountNoun } from './queries/accountQuery.ts'
import { useSession } from './useSession.ts'

/**
 * Reads again what a change to the account of whoever is logged in touches. Ours, for the hooks of this folder.
 *
 * @param touched - besides the activities, since each change is one; everything of the account when left out.
 * @returns what does it; done when all that is on the screen was read.
 */
export function useReadAgain(touched?: readonly AccountNoun[]): () => Promise<void> {
  const client = useQueryClient()
  const { session } = useSession()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [, noun, organizationId, userId] }) =>
        ['activities', ...(touched ?? [noun])].includes(noun) &&
        organizationId === session?.organizationId &&
        userId === session?.userId,
    })
}
