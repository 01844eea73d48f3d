'use client'

import { useState } from 'react'
import { WholeAddress } from '../account/AccountPanel/WholeAddress.tsx'
import { shortened } from './partyText.ts'
import { useSigningWords } from './useSigningWords.ts'

export type AddressProps = {
  readonly address: string
  /** Whether it is whole at once: that of a stranger always is. */
  readonly isWhole: boolean
  /** False inside of a tree, which has one stop for all. @default true */
  readonly isStop?: boolean | undefined
}

/**
 * An address: whole, in groups, or short until it is pressed; the button stays, and with it the focus. Renders a `span` or a
 * `button`.
 */
export function Address({ address, isWhole, isStop = true }: AddressProps) {
  const words = useSigningWords()
  const [isOpen, setIsOpen] = useState(isWhole)
  const shown = isOpen ? <WholeAddress address={address} /> : shortened(address)
  if (isWhole) return shown
  return (
    <button
      type="button"
      className="lk-short"
      dir="ltr"
      aria-label={isOpen ? address : words.showAddress(shortened(address))}
      tabIndex={isStop ? 0 : -1}
      onClick={() => setIsOpen(true)}
    >
      {shown}
    </button>
  )
}
