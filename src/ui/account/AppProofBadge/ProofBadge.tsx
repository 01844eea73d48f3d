'use client'

import { Suspense, useState } from 'react'
import type { ProvenAccount } from '../../../react/queries/addressProofQuery.ts'
import { useAddressProof } from '../../../react/useAddressProof.ts'
import { lazyPart } from '../../lazyPart.ts'
import { AppProofBadgeView } from './AppProofBadgeView.tsx'
import { proofTag } from './proofTag.ts'

const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog)

export type ProofBadgeProps = { readonly account: ProvenAccount }

/** The badge, joined to the kit: checks the address when it is first shown. Its details load when they are opened. */
export function ProofBadge({ account }: ProofBadgeProps) {
  const proof = useAddressProof(account)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <AppProofBadgeView
        tag={proofTag(proof)}
        onOpen={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <ProofDialog proof={proof} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
