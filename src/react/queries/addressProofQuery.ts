import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import type { Account } from '../../core/wallet/account.ts'
import { proofSubject } from '../../core/wallet/proof/addressProof.ts'
import { accountKey, accountQuery, requireSession } from './accountQuery.ts'

/** An account, as far as its proof is about it. */
export type ProvenAccount = Pick<Account, 'walletId' | 'path' | 'address'>

/** The key of the check of an address in the query cache. */
export const addressProofQueryKey = (session: Session | null, account: ProvenAccount) =>
  accountKey('address-proof', session, account.walletId, account.path, account.address)

/**
 * What came of checking where the address of an account was made, as TanStack query options. What it takes is loaded with
 * the first check. Waits while nobody is logged in.
 */
export const addressProofQueryOptions = (
  kit: Latchkit,
  session: Session | null,
  account: ProvenAccount,
) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: addressProofQueryKey(session, account),
    async queryFn({ signal }) {
      const { organizationId } = requireSession(session)
      const { checkAddressProof } = await import('../../core/wallet/proof/checkAddressProof.ts')
      return checkAddressProof(kit, proofSubject(organizationId, account), { signal })
    },
    // where an address was made does not change
    staleTime: Number.POSITIVE_INFINITY,
  })
