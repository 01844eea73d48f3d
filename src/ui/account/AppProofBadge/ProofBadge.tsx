'use client'

import { Suspense, useState } from 'react'
import type { ProvenAccount } from '../../../react/queries/addressProofQuery.ts'
import { useAddressProof } from '../../../react/useAddressProof.ts'
import { lazyPart } from '../../lazyPart.ts'
import { AppProofBadgeView } from './AppProofBadgeView.tsx'
import { type ProofTag, proofTag } from './proofTag.ts'

const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog)

export type ProofBadgeProps = {
  readonly account: ProvenAccount
  /** True: says nothing of an address without a proof. @default false */
  readonly isQuiet?: boolean | undefined
}

/** What a badge says of a proof, and not of the want of one. */
const OF_PROOFS: readonly ProofTag[] = ['verified', 'development', 'unverified']

/** The badge, joined to the kit: checks the address when it is first shown. Its details load when they are opened. */
export function ProofBadge({ account, isQuiet = false }: ProofBadgeProps) {
  const proof = useAddressProof(account)
  // null before they were ever opened: until then nothing of them is there
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const tag = proofTag(proof)
  if (isQuiet && !OF_PROOFS.includes(tag)) return null
  return (
    <>
      <AppProofBadgeView tag={tag} onOpen={() => setIsOpen(true)} />
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <ProofDialog proof={proof} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
