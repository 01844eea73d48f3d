'use client'

import { useId } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PanelContent } from './PanelContent.tsx'

export type AccountDialogProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The account as a modal: a card, or a sheet on a phone. Loaded when it is first opened. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closesOnBackdrop titleId={titleId}>
      <PanelContent titleId={titleId} onClose={onClose} />
    </Dialog>
  )
}
