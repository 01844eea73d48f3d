'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { addressProofQueryOptions, type ProvenAccount } from './queries/addressProofQuery.ts'
import { useSession } from './useSession.ts'

/**
 * Checks, in this browser, where the address of an account was made: that the service's proof of it holds and leads to a
 * root of `trust.appProofRoots`. A TanStack query; `data.at` is `verified`, `unverified`, `missing` or `unchecked`, and
 * `refetch` checks again. It fails when the service cannot be asked: then nothing is known.
 *
 * @throws OptionInvalidError `OPTION_INVALID`, as the query's error, for roots that could not protect anybody.
 * @example
 * const { data: proof } = useAddressProof(account)
 * if (proof?.at === 'verified') show(`checked up to ${proof.root.name}`)
 */
export function useAddressProof(account: ProvenAccount) {
  const { session } = useSession()
  return useQuery(addressProofQueryOptions(useKit(), session, account))
}
