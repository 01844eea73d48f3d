'use client'

import type { Latchkit } from '../core/latchkit.ts'
import { useAccountMutation } from './useAccountMutation.ts'

/**
 * An import as a TanStack mutation that keeps what it is given out of the mutation cache. Ours, for the hooks of this
 * folder.
 */
export function useSecretImport<Variables, Result>(
  work: (kit: Latchkit, variables: Variables) => Promise<Result>,
) {
  const mutation = useAccountMutation(
    (kit, _session, take: () => Variables) => work(kit, take()),
    ['wallets', 'wallet-accounts', 'private-keys'],
    { gcTime: 0, retry: false },
  )
  return {
    ...mutation,
    /** The cache has no variables: they are handed over once, and forgotten. */
    variables: undefined,
    mutate: (variables: Variables) => mutation.mutate(once(variables)),
    mutateAsync: (variables: Variables) => mutation.mutateAsync(once(variables)),
  }
}

/** Hands a value over to the first who asks, and holds it no longer. */
function once<T>(value: T): () => T {
  const held = [value]
  return () => {
    const [first] = held.splice(0)
    if (first === undefined) throw new TypeError('It was handed over already.')
    return first
  }
}
