'use client'

import { useId } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ProofDetailsView } from './ProofDetailsView.tsx'
import type { ProofQuery } from './proofTag.ts'

export type ProofDialogProps = {
  readonly proof: ProofQuery & { readonly refetch: () => unknown }
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The details of the check as a modal. Loaded when it is first opened. */
export function ProofDialog({ proof, isOpen, onClose }: ProofDialogProps) {
  const kit = useKit()
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closesOnBackdrop titleId={titleId}>
      <ProofDetailsView
        titleId={titleId}
        outcome={proof.data ?? null}
        nowMs={kit.nowMs()}
        isChecking={proof.isFetching}
        onAgain={() => void proof.refetch()}
        onClose={onClose}
      />
    </Dialog>
  )
}
