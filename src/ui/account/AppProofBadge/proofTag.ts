import type { AddressProof } from '../../../core/wallet/proof/addressProof.ts'
import type { AccountWords } from '../../../react/accountWords.ts'

/** What the badge says: of proofs that lead to a root for development, that they do. */
export type ProofTag = keyof AccountWords['proofTags']

/** A TanStack query of the check, as far as it matters here. */
export type ProofQuery = {
  readonly data: AddressProof | undefined
  readonly isError: boolean
  readonly isFetching: boolean
}

export function proofTag({ data, isError, isFetching }: ProofQuery): ProofTag {
  if (!data) return isError && !isFetching ? 'failed' : 'checking'
  return data.at === 'verified' && data.root.kind === 'software' ? 'development' : data.at
}
