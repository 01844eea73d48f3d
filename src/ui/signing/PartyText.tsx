'use client'

import type { Party } from '../../core/wallet/signing/signView.ts'
import { Address } from './Address.tsx'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type PartyTextProps = {
  readonly party: Party
  /** What it is called when nobody knows it. @default 'Unknown contract' */
  readonly unknown?: string | undefined
  /** What is said of a contract that has a name. @default nothing */
  readonly known?: string
  readonly isStop?: boolean | undefined
}

/** Somebody or something with an address: the name, and the address below it. Renders a fragment. */
export function PartyText({ party, unknown, known, isStop }: PartyTextProps) {
  const words = useSigningWords()
  const { name, address, isSelf } = party
  const isKnown = name !== null || isSelf
  return (
    <>
      {name === null ? (
        isSelf ? null : (
          (unknown ?? words.unknownContract)
        )
      ) : (
        <VisibleText text={name} />
      )}
      <small>
        <Address key={address} address={address} isWhole={!isKnown} isStop={isStop} />
        {name === null || isSelf || known === undefined ? null : ` ${known}`}
      </small>
    </>
  )
}
